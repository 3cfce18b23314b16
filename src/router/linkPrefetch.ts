import type { LazyComponent } from '../components/loadable.tsx';
import type { AppStore } from '../store/makeStore.ts';
import { preparePage } from './preparePage.ts';
import type { MatchRoute } from './routeMatcher.ts';

export function prefetchLinks(store: AppStore, matchRoute: MatchRoute): void {
  let last = '';
  const prepare = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.href === last) return;
    last = link.href;
    // Prefetch in a separate task, so that the browser handles a tap first.
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

/** Preloads chunks while the browser is idle, two at a time to leave bandwidth for user requests. Ignores failures. */
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
