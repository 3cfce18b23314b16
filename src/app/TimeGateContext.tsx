import { createContext, use, useSyncExternalStore } from 'react';
import type { TimeGate } from '../store/timeGate.ts';

export const TimeGateContext = createContext<TimeGate | null>(null);

function gate(found: TimeGate | null): TimeGate {
  if (!found) throw new Error('TimeGateContext is missing.');
  return found;
}

/** Number of jumps so far. A key made of it remounts the page, whose hooks would else show their last data. */
export function useJumps(): number {
  const { subscribe, jumps } = gate(use(TimeGateContext));
  return useSyncExternalStore(subscribe, jumps, () => 0);
}

/** Whether the page shows a state of the past. */
export function useIsPast(): boolean {
  const { subscribe, isPast } = gate(use(TimeGateContext));
  return useSyncExternalStore(subscribe, isPast, () => false);
}
