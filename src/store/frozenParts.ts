/** What a store that stands still has in place of a living one's watch and recorder. */
import type { Recorder } from '../features/support/recorder.ts';
import type { TimeGate } from './timeGate.ts';

/**
 * The gate of a store that stands still. It does not call its state the past: the page would say so in words that nobody
 * saw when it was recorded.
 */
export const openGate: TimeGate = {
  isPast: () => false,
  live: () => undefined,
  jumps: () => 0,
  subscribe: () => () => undefined,
};

/** The recorder of a store where nothing happens. */
export function idleRecorder(base: object): Recorder {
  return {
    freeze: () => undefined,
    thaw: () => undefined,
    snapshot: () => ({ base, steps: [], takenAt: Date.now() }),
  };
}

/** In place of what would send. @throws always */
export function rejectSending(): never {
  throw new Error('A recording is only looked at.');
}
