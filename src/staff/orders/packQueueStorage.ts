import type { StaffStore, StaffThunk } from '../staffStore.ts';
import { packsRestored, selectQueuedPacks, type QueuedPack } from './packQueueSlice.ts';

const KEY = 'staff_packs';

function readQueue(text: string | null): QueuedPack[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? (stored as QueuedPack[]) : [];
  } catch {
    return [];
  }
}

/** Brings back what waited for the network before a reload, and stores from now on what waits. */
export function restoreQueue(store: StaffStore): void {
  store.dispatch(restored(store));
}

function restored(store: StaffStore): StaffThunk {
  return (dispatch, getState, { storage }) => {
    if (!storage) return;
    const packs = readQueue(storage.getItem(KEY));
    if (packs.length > 0) dispatch(packsRestored(packs));
    let stored = selectQueuedPacks(getState());
    store.subscribe(() => {
      const queued = selectQueuedPacks(getState());
      if (queued === stored || store.timeGate.isPast()) return;
      stored = queued;
      try {
        if (queued.length === 0) storage.removeItem(KEY);
        else storage.setItem(KEY, JSON.stringify(queued));
      } catch {
        // Full: the page itself still holds it.
      }
    });
  };
}
