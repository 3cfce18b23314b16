import { useSyncExternalStore } from 'react';
import type { TimeGate } from './timeGate.ts';

/** Counts the jumps so far. A key made of it remounts the page: hooks would otherwise show their last data. */
export function useJumps({ subscribe, jumps }: TimeGate): number {
  return useSyncExternalStore(subscribe, jumps, () => 0);
}

/** Tells whether the page shows a state of the past. */
export function useIsPast({ subscribe, isPast }: TimeGate): boolean {
  return useSyncExternalStore(subscribe, isPast, () => false);
}
