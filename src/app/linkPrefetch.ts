import type { AppStore } from '../store/makeStore.ts';
import { preparePage } from './preparePage.ts';

/** Fetches code and data of a page ahead, when a link to it is pointed at, focused or touched (ROUTES-08). */
export function prefetchLinks(store: AppStore): void {
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || store.timeGate.isPast()) return;
    preparePage(store, link).catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prepare, { passive: true });
  }
}
