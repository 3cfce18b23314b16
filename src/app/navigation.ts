/** Moves between pages: the code of the next page is fetched first, then browser and store change together. */
import { createPath, parsePath, type Navigator, type To } from 'react-router';
import {
  addressChanged,
  navigationCancelled,
  navigationStarted,
  selectAddress,
  type Address,
} from '../features/ui/addressSlice.ts';
import { toastShown } from '../features/ui/uiSlice.ts';
import type { AppStore } from '../store/makeStore.ts';
import { matchRoute } from './matchRoute.ts';
import { preparePage } from './preparePage.ts';

type Place = Pick<Address, 'pathname' | 'search' | 'hash'>;

/** The browser's current address. */
export function currentPlace(): Place {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}

/** A navigator for react-router's `Router` that keeps the browser's history and the store in step. */
export function createNavigator(store: AppStore): Navigator {
  let latest = 0;
  let visits = 0;

  function show(place: Place, action: Address['action']): void {
    visits += 1;
    store.dispatch(addressChanged({ ...place, action, key: String(visits) }));
  }

  /** A deploy may have removed the chunk: the server's own page knows the new ones. Offline, the page stays. */
  async function openDocument(address: string): Promise<void> {
    try {
      await fetch(address, { method: 'HEAD' });
      window.location.assign(address);
    } catch {
      const content = { messageId: 'app.navigation.failed' };
      store.dispatch(toastShown({ id: address, kind: 'error', content }));
    }
  }

  async function go(place: Place, action: Address['action']): Promise<void> {
    latest += 1;
    const turn = latest;
    const commit = () => {
      const href = createPath(place);
      if (action === 'PUSH') window.history.pushState(null, '', href);
      if (action === 'REPLACE') window.history.replaceState(null, '', href);
      show(place, action);
    };
    const isSamePage = place.pathname === selectAddress(store.getState()).pathname;
    const route = matchRoute(place.pathname)?.route;
    const ready = preparePage(store, place);
    if (isSamePage || !route || route.screen.isLoaded()) {
      ready.catch(() => undefined);
      commit();
      return;
    }
    store.dispatch(navigationStarted(createPath(place)));
    try {
      await ready;
      if (turn === latest) commit();
    } catch {
      if (turn !== latest) return;
      store.dispatch(navigationCancelled());
      await openDocument(createPath(place));
    }
  }

  function move(to: To, action: Address['action']): void {
    if (store.timeGate.isPast()) return;
    const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    void go({ pathname: pathname || currentPlace().pathname, search, hash }, action);
  }

  window.addEventListener('popstate', () => {
    if (!store.timeGate.isPast()) void go(currentPlace(), 'POP');
  });

  // A jump in time moves the page; the address bar follows without a new entry.
  store.timeGate.subscribe(() => {
    const shown = createPath(selectAddress(store.getState()));
    if (shown !== createPath(currentPlace())) window.history.replaceState(null, '', shown);
  });

  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to) => move(to, 'PUSH'),
    replace: (to) => move(to, 'REPLACE'),
  };
}
