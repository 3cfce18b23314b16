import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of a part that failed; nothing by default. */
  readonly fallback?: ReactNode;
  /** Called as it fails */
  readonly onFailure?: (() => void) | undefined;
}

/** Keeps the failure of one part, such as code that could not be fetched, from taking the page down. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}
