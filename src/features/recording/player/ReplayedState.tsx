import { Component, useEffect, type ReactNode } from 'react';

export interface ReplayedStateProps {
  readonly onShown: () => void;
  readonly onBroken: () => void;
  readonly children: ReactNode;
}

export function ReplayedState({ onShown, onBroken, children }: ReplayedStateProps) {
  return (
    <BrokenBoundary onBroken={onBroken}>
      {children}
      <Shown onShown={onShown} />
    </BrokenBoundary>
  );
}

function Shown({ onShown }: Pick<ReplayedStateProps, 'onShown'>) {
  useEffect(() => {
    onShown();
  }, [onShown]);
  return null;
}

type BrokenBoundaryProps = Omit<ReplayedStateProps, 'onShown'>;

/** Catches render errors, because files are untrusted and an invalid state must not crash the frame. */
class BrokenBoundary extends Component<BrokenBoundaryProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override readonly state = { isBroken: false };

  override componentDidCatch(): void {
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
