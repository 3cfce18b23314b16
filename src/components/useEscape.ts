import { useEffect, useEffectEvent } from 'react';

export function useEscape(isActive: boolean, onEscape: () => void): void {
  const handleEscape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isActive) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') handleEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isActive]);
}
