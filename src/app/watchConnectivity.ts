import { api } from '../api/api.ts';
import { waitingAddsRead } from '../features/cart/cartSlice.ts';
import { KEPT_PREFIX, keptAdds } from '../features/cart/keptAdds.ts';
import { waitingAddsSent } from '../features/cart/waitingAddsSent.ts';
import { connectivityChanged, selectIsOnline } from '../features/ui/uiSlice.ts';
import type { AppStore } from '../store/makeStore.ts';
import { pauseBefore } from './untilDone.ts';

/** What can be done besides following. */
interface ConnectivityWatcher {
  /** Sends the adds that wait, until none does or the line is gone. */
  sendWaiting(): Promise<void>;
}

/** Keeps the store in step with the browser's line, and sends what waited for it when it is back. */
export function watchConnectivity(store: AppStore): ConnectivityWatcher {
  let isSending = false;

  async function sendWaiting(): Promise<void> {
    if (isSending) return;
    isSending = true;
    const mayGoOn = () => selectIsOnline(store.getState()) && keptAdds().length > 0;
    for (let turn = 0; mayGoOn(); turn += 1) {
      if (!(await store.dispatch(waitingAddsSent()))) await pauseBefore(turn);
    }
    isSending = false;
  }

  function follow(): void {
    if (store.timeGate.isPast()) return;
    const isOnline = navigator.onLine;
    if (isOnline === selectIsOnline(store.getState())) return;
    store.dispatch(connectivityChanged(isOnline));
    if (isOnline) void sendWaiting();
  }

  /** Other tabs let adds wait and send them, too. */
  function read(): void {
    if (!store.timeGate.isPast()) store.dispatch(waitingAddsRead(keptAdds()));
  }

  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && !key.startsWith(KEPT_PREFIX)) return;
    read();
    // Another tab has sent it: the cart is another now.
    if (newValue === null) store.dispatch(api.util.invalidateTags(['Cart']));
  });
  // Nothing is noted while time travel shows the past; it is made up for on the return.
  store.timeGate.subscribe(() => {
    follow();
    read();
  });
  follow();
  if (keptAdds().length > 0) read();
  return { sendWaiting };
}
