import { useSyncExternalStore } from 'react';
import type { TimeGate } from './timeGate.ts';

/** Returns the number of jumps, as a key that remounts the page: hooks would otherwise show their last data. */
export function useJumps({ subscribe, jumps }: TimeGate): number {
  return useSyncExternalStore(subscribe, jumps, () => 0);
}

/** Returns true while a state of the past is shown. */
export function useIsPast({ subscribe, isPast }: TimeGate): boolean {
  return useSyncExternalStore(subscribe, isPast, () => false);
}
