import type { LazyComponent } from '../components/loadable.tsx';
import type { AppStore } from '../store/makeStore.ts';
import { preparePage } from './preparePage.ts';
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

/**
 * Gets code ready that is likely wanted, whenever there is nothing else to do; two parts at a time leave room on the network
 * for what a press asks for. What cannot be had is fetched again, or told, when it is wanted.
 */
export async function preloadWhenIdle(
  parts: readonly Pick<LazyComponent<never>, 'preload'>[],
): Promise<void> {
  const waiting = [...parts];
  const preloadRest = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      await idle();
      await part.preload().catch(() => undefined);
    }
  };
  await Promise.all([preloadRest(), preloadRest()]);
}
