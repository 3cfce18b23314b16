import { staffApi } from '../api/staffApi.ts';
import { sendQueuedPacks } from './orders/packQueue.ts';
import { selectOwnPacks } from './orders/ownPacks.ts';
import { restoreQueue } from './orders/packQueueStorage.ts';
import { sendQueuedUploads } from './pictures/uploadQueue.ts';
import { selectNextUpload } from './pictures/uploadQueueSlice.ts';
import { selectSignInStep } from './session/staffSessionSlice.ts';
import type { StaffStore } from './staffStore.ts';
import { connectivityChanged, selectCachedAt } from './ui/staffUiSlice.ts';

/** Retry interval in ms. Browsers report a network without internet access as online and miss its recovery. */
const RETRY_MS = 5000;

/**
 * Tracks `isOnline`, sends the queues and refetches cached data once online.
 * @returns unsubscribe
 */
export function watchStaffConnectivity(store: StaffStore): () => void {
  const sendAll = () => {
    void store.dispatch(sendQueuedPacks());
    void store.dispatch(sendQueuedUploads());
  };
  const readAgain = () => {
    if (selectCachedAt(store.getState()) === null) return;
    store.dispatch(staffApi.util.invalidateTags(['Session', 'Order']));
  };
  const update = () => {
    store.dispatch(connectivityChanged(window.navigator.onLine));
    if (!window.navigator.onLine) return;
    sendAll();
    readAgain();
  };
  restoreQueue(store);
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  update();
  const timer = setInterval(() => {
    const state = store.getState();
    const isWaiting = selectOwnPacks(state).length > 0 || selectNextUpload(state) !== undefined;
    // Don't retry while the sign-in dialog is open: signing in also sends the queues.
    if (!window.navigator.onLine || selectSignInStep(state) !== null) return;
    if (isWaiting) sendAll();
    readAgain();
  }, RETRY_MS);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
}
