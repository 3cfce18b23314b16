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

export function restoreQueue(store: StaffStore): void {
  store.dispatch(restoreAndPersist(store));
}

function restoreAndPersist(store: StaffStore): StaffThunk {
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
        // Storage is full; the queue stays in memory.
      }
    });
  };
}
