import { useEffect, useEffectEvent } from 'react';
import { createScanReader, type Scan } from './scanReader.ts';

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Listens to a barcode scanner. Ignores keys typed into fields; over an open dialog it takes no code and blocks the keys. */
export function useScanner(isActive: boolean, onScan: (scan: Scan) => void): void {
  const scanned = useEffectEvent((scan: Scan) => {
    if (document.querySelector('[role="dialog"]') === null) onScan(scan);
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const read = createScanReader((scan) => scanned(scan));
    const onKey = (event: KeyboardEvent) => {
      if (!isTyped(event.target)) read(event);
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('keyup', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('keyup', onKey, true);
    };
  }, [isActive]);
}
