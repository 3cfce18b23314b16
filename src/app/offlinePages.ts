import { selectLocation } from '../features/ui/locationSlice.ts';
import { selectCurrencyCode, selectLanguage } from '../features/ui/uiSlice.ts';
import { registerWorker } from '../lib/registerWorker.ts';
import type { AppStore } from '../store/makeStore.ts';
import type { OfflineMessage } from '../worker/workerMessage.ts';

const CACHED_AFTER_MS = 1000;

function takenFiles(): string[] {
  const taken = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return taken
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname, search }) => pathname + search)
    .filter((path) => /^\/(?:assets|pictures|icons)\//.test(path));
}

export async function cacheOfflinePages(store: AppStore): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    await registerWorker('/');
  } catch {
    // Registration fails offline or if forbidden. The shop works without a service worker.
    return;
  }
  const { active } = await serviceWorker.ready;

  const tell = (seen: Pick<OfflineMessage, 'page' | 'files'>) => {
    const state = store.getState();
    const message: OfflineMessage = {
      kind: 'seen',
      language: selectLanguage(state),
      currency: selectCurrencyCode(state) ?? '',
      ...seen,
    };
    (serviceWorker.controller ?? active)?.postMessage(message);
  };

  const place = () => {
    const state = store.getState();
    const { pathname, search } = selectLocation(state);
    return [pathname + search, selectLanguage(state), selectCurrencyCode(state)].join(' ');
  };
  const pageNow = () => {
    const { pathname, search } = selectLocation(store.getState());
    return pathname + search;
  };

  let told = place();
  let timer: ReturnType<typeof setTimeout> | undefined;
  tell({ page: pageNow(), files: takenFiles() });
  store.subscribe(() => {
    if (store.timeGate.isPast() || place() === told) return;
    told = place();
    // Send the preferences at once, as the next page may open before the timer ends.
    tell({ files: [] });
    clearTimeout(timer);
    timer = setTimeout(() => tell({ page: pageNow(), files: [] }), CACHED_AFTER_MS);
  });
}
