import { Component, useEffect, type ReactNode } from 'react';

export interface ReplayedStateProps {
  /** What stands in it is on the screen */
  readonly onShown: () => void;
  /** It cannot be shown, as a state of another app */
  readonly onBroken: () => void;
  /** The app at one state */
  readonly children: ReactNode;
}

/** Says what becomes of an app at a recorded state: shown, or broken and gone. */
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

/** Files are made by anybody: a state that the screens cannot show must not take the frame with it. */
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
