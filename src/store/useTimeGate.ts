import { useSyncExternalStore } from 'react';
import type { TimeGate } from './timeGate.ts';

/**
 * Returns the number of time-travel jumps. As the page's React key it remounts the page; hooks would otherwise show
 * stale data.
 */
export function useJumps({ subscribe, jumps }: TimeGate): number {
  return useSyncExternalStore(subscribe, jumps, () => 0);
}

export function useIsPast({ subscribe, isPast }: TimeGate): boolean {
  return useSyncExternalStore(subscribe, isPast, () => false);
}
