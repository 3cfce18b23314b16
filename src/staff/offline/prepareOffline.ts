import { registerWorker } from '../../lib/registerWorker.ts';
import type { StaffThunk } from '../staffStore.ts';
import { preloadOrders, type Preloaded } from './preloadOrders.ts';

const REFRESH_MS = 60_000;

async function installWorker(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  try {
    await registerWorker('/staff');
  } catch {
    // The browser's settings block workers, or the browser is offline.
  }
}

/**
 * Installs the service worker and refreshes the cached orders once a minute while online.
 * @returns a function that stops refreshing
 */
export function prepareOffline(): StaffThunk<() => void> {
  return (dispatch, _getState, { answerCache }) => {
    if (!answerCache) return () => undefined;
    void installWorker();
    const preloaded: Preloaded = { orders: new Map() };
    const refresh = () => {
      if (window.navigator.onLine) void dispatch(preloadOrders(preloaded));
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  };
}
