import { useEffect, useEffectEvent, type RefObject } from 'react';

export function useOutsideInteraction(
  host: RefObject<HTMLElement | null>,
  isActive: boolean,
  onLeave: () => void,
): void {
  const handleLeave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isActive) return undefined;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !host.current?.contains(target)) handleLeave();
    };
    document.addEventListener('pointerdown', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerdown', look);
      document.removeEventListener('focusin', look);
    };
  }, [host, isActive]);
}
