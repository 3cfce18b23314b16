import { registerWorker } from '../../lib/registerWorker.ts';
import type { StaffThunk } from '../staffStore.ts';
import { keepDay } from './keepDay.ts';

const KEEP_MS = 60_000;

/** Installs the worker that opens the staff side without a network, where the browser has such. */
async function installWorker(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  try {
    await registerWorker('/staff/sw.js', '/staff');
  } catch {
    // Forbidden by the browser's settings, or offline.
  }
}

/** Has the device ready for a time without a network: the worker and, where it keeps answers, the orders to pack. @returns what ends it */
export function prepareOffline(): StaffThunk<() => void> {
  return (dispatch, _getState, { keptAnswers }) => {
    void installWorker();
    if (!keptAnswers) return () => undefined;
    const known = new Map<string, string>();
    const keep = () => {
      if (window.navigator.onLine) void dispatch(keepDay(known));
    };
    keep();
    const timer = setInterval(keep, KEEP_MS);
    return () => clearInterval(timer);
  };
}
