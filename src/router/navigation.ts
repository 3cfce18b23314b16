/** Navigates: loads the next page's code first, then updates browser history and store together. */
import { createPath, parsePath, type NavigateOptions, type Navigator, type To } from 'react-router';
import {
  locationChanged,
  navigationCancelled,
  navigationStarted,
  selectLocation,
  type StoreLocation,
} from '../features/ui/locationSlice.ts';
import { selectIsOnline, toastShown } from '../features/ui/uiSlice.ts';
import type { AppStore } from '../store/makeStore.ts';
import { secretsOf, restoredHash, redactedHash } from './redactedHash.ts';
import type { MatchRoute } from './routeMatcher.ts';
import { isPageRead, preparePage } from './preparePage.ts';
import { createScrollRestoration } from './scrollRestoration.ts';

type Place = Pick<StoreLocation, 'pathname' | 'search' | 'hash'>;

/** Blurs the followed link before the page changes. Removing a focused element would force a layout of the page. */
function blurActiveLink(): void {
  if (document.activeElement instanceof HTMLAnchorElement) document.activeElement.blur();
}

/** Returns the browser's location, with the code of an emailed link replaced by its vault reference. */
export function currentPath(store: AppStore): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash: redactedHash(hash, secretsOf(store)) };
}

export function createNavigator(store: AppStore, matchRoute: MatchRoute): Navigator {
  let latest = 0;
  let visits = 0;
  const scrollRestoration = createScrollRestoration();
  const secrets = secretsOf(store);

  const hrefOf = ({ pathname, search, hash }: Partial<Place>) =>
    createPath({
      ...(pathname !== undefined && { pathname }),
      ...(search !== undefined && { search }),
      hash: restoredHash(hash ?? '', secrets),
    });

  function show(place: Place, action: StoreLocation['action'], keepsScroll: boolean): void {
    visits += 1;
    const key = String(visits);
    store.dispatch(locationChanged({ ...place, action, key, ...(keepsScroll && { keepsScroll }) }));
  }

  /** Falls back to a full page load, because a deploy may have removed the chunk. Offline, shows a toast instead. */
  async function openDocument(address: string): Promise<void> {
    try {
      await fetch(address, { method: 'HEAD' });
      window.location.assign(address);
    } catch {
      const content = { messageId: 'app.navigation.failed' };
      store.dispatch(toastShown({ id: address, kind: 'error', content }));
    }
  }

  function openCachedDocument(place: Place, action: StoreLocation['action']): void {
    if (action === 'PUSH') window.location.assign(hrefOf(place));
    else if (action === 'REPLACE') window.location.replace(hrefOf(place));
    else window.location.reload();
  }

  async function go(
    place: Place,
    action: StoreLocation['action'],
    keepsScroll = false,
  ): Promise<void> {
    latest += 1;
    const requestId = latest;
    const isSamePage = place.pathname === selectLocation(store.getState()).pathname;
    const commit = () => {
      const href = hrefOf(place);
      if (action === 'PUSH') window.history.pushState(scrollRestoration.nextEntry(), '', href);
      if (action === 'REPLACE') window.history.replaceState(window.history.state, '', href);
      if (!isSamePage) blurActiveLink();
      show(place, action, keepsScroll);
      if (action === 'POP') requestAnimationFrame(() => scrollRestoration.restore());
    };
    const route = matchRoute(place.pathname)?.route;
    const hasWorkerAlone =
      !selectIsOnline(store.getState()) && Boolean(navigator.serviceWorker?.controller);
    if (!isSamePage && hasWorkerAlone) {
      const isRead = await isPageRead(store, matchRoute, place);
      if (requestId !== latest) return;
      if (!isRead) {
        openCachedDocument(place, action);
        return;
      }
    }
    const ready = preparePage(store, matchRoute, place);
    if (isSamePage || !route || route.screen.isLoaded()) {
      ready.catch(() => undefined);
      commit();
      return;
    }
    store.dispatch(navigationStarted(createPath(place)));
    try {
      await ready;
      if (requestId === latest) commit();
    } catch {
      if (requestId !== latest) return;
      store.dispatch(navigationCancelled());
      await openDocument(hrefOf(place));
    }
  }

  function move(to: To, action: StoreLocation['action'], options: NavigateOptions = {}): void {
    if (store.timeGate.isPast()) return;
    const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const place = {
      pathname: pathname || window.location.pathname,
      search,
      hash: redactedHash(hash, secrets),
    };
    void go(place, action, options.preventScrollReset);
  }

  window.addEventListener('popstate', () => {
    scrollRestoration.entryLeft();
    if (!store.timeGate.isPast()) void go(currentPath(store), 'POP');
  });

  // Time travel changes the page, so update the URL without a new history entry.
  store.timeGate.subscribe(() => {
    const shown = selectLocation(store.getState());
    if (createPath(shown) !== createPath(currentPath(store))) {
      window.history.replaceState(window.history.state, '', hrefOf(shown));
    }
  });

  return {
    createHref: (to) => hrefOf(typeof to === 'string' ? parsePath(to) : to),
    go: (delta) => window.history.go(delta),
    push: (to, _state, options) => move(to, 'PUSH', options),
    replace: (to, _state, options) => move(to, 'REPLACE', options),
  };
}
