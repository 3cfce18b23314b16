import type { AppStore } from '../store/makeStore.ts';
import { preparePage } from './preparePage.ts';
import type { PageRoute } from './pageRoute.ts';
import type { MatchRoute } from './routeMatcher.ts';

/** Fetches code and data of a page ahead, when a link to it is pointed at, focused or touched. */
export function prefetchLinks(store: AppStore, matchRoute: MatchRoute): void {
  let last = '';
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.href === last) return;
    last = link.href;
    // In a task of its own: a tap is answered first.
    setTimeout(() => {
      if (!store.timeGate.isPast()) preparePage(store, matchRoute, link).catch(() => undefined);
    });
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prepare, { passive: true });
  }
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}

/** Gets the code of likely pages ready, one after the other, whenever there is nothing else to do. */
export async function prepareScreens(routes: readonly PageRoute[]): Promise<void> {
  for (const { screen } of routes.filter(({ isLikely }) => isLikely)) {
    await idle();
    await screen.preload().catch(() => undefined);
  }
}
