import { useEffect, useEffectEvent } from 'react';

/** No person types as fast as a scanner does. */
const PAUSE_MS = 60;
const SHORTEST = 3;

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

/**
 * Listens to a barcode scanner, which types a code in no time and ends it with Enter. What is typed into a field stays the
 * field's.
 */
export function useScanner(isActive: boolean, onScan: (code: string) => void): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    if (!isActive) return undefined;
    let code = '';
    let last = 0;
    const onKey = (event: KeyboardEvent) => {
      if (isTyped(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const isFast = event.timeStamp - last < PAUSE_MS;
      last = event.timeStamp;
      if (event.key === 'Enter') {
        if (isFast && code.length >= SHORTEST) {
          // The button that has the focus is not pressed by it.
          event.preventDefault();
          scanned(code);
        }
        code = '';
        return;
      }
      if (event.key.length === 1) code = isFast ? code + event.key : event.key;
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isActive]);
}
