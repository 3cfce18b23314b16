import { api } from '../api/api.ts';
import { queuedCartAddsRead } from '../features/cart/cartSlice.ts';
import { QUEUE_PREFIX, readQueuedCartAdds } from '../features/cart/add/offlineQueue.ts';
import { sendQueuedCartAdds } from '../features/cart/add/sendQueuedCartAdds.ts';
import { connectivityChanged, selectIsOnline } from '../features/ui/uiSlice.ts';
import type { AppStore } from '../store/makeStore.ts';
import { pauseBefore } from './retryUntilDone.ts';

interface ConnectivityWatcher {
  sendQueued(): Promise<void>;
}

export function watchConnectivity(store: AppStore): ConnectivityWatcher {
  let isSending = false;

  async function sendQueued(): Promise<void> {
    if (isSending) return;
    isSending = true;
    const mayGoOn = () => selectIsOnline(store.getState()) && readQueuedCartAdds().length > 0;
    for (let attempt = 0; mayGoOn(); attempt += 1) {
      if (!(await store.dispatch(sendQueuedCartAdds()))) await pauseBefore(attempt);
    }
    isSending = false;
  }

  function follow(): void {
    if (store.timeGate.isPast()) return;
    const isOnline = navigator.onLine;
    if (isOnline === selectIsOnline(store.getState())) return;
    store.dispatch(connectivityChanged(isOnline));
    if (isOnline) void sendQueued();
  }

  function read(): void {
    if (!store.timeGate.isPast()) store.dispatch(queuedCartAddsRead(readQueuedCartAdds()));
  }

  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && !key.startsWith(QUEUE_PREFIX)) return;
    read();
    if (newValue === null) store.dispatch(api.util.invalidateTags(['Cart']));
  });
  // Time travel freezes the tab, so catch up when it ends.
  store.timeGate.subscribe(() => {
    follow();
    read();
  });
  follow();
  if (readQueuedCartAdds().length > 0) read();
  return { sendQueued };
}
