import { createPath, parsePath, type Navigator, type To } from 'react-router';
import {
  INITIAL_LOCATION_KEY,
  locationChanged,
  selectLocation,
  type StoreLocation,
} from '../features/ui/locationSlice.ts';
import type { StaffStore } from './staffStore.ts';

type Place = Pick<StoreLocation, 'pathname' | 'search' | 'hash'>;

/** Returns the browser's location without the hash, which may hold an invitation code. */
function shownPlace(): Place {
  const { pathname, search } = window.location;
  return { pathname, search, hash: '' };
}

export function createStaffNavigator(store: StaffStore): Navigator {
  let visits = 0;

  function show(place: Place, action: StoreLocation['action']): void {
    visits += 1;
    store.dispatch(locationChanged({ ...place, action, key: String(visits) }));
  }

  function move(to: To, action: 'PUSH' | 'REPLACE'): void {
    if (store.timeGate.isPast()) return;
    const { pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const place = { pathname: pathname || window.location.pathname, search, hash };
    const isOtherPage = place.pathname !== window.location.pathname;
    if (action === 'PUSH') window.history.pushState(null, '', createPath(place));
    else window.history.replaceState(null, '', createPath(place));
    show(place, action);
    if (action === 'PUSH' && isOtherPage) window.scrollTo(0, 0);
  }

  window.addEventListener('popstate', () => {
    if (!store.timeGate.isPast()) show(shownPlace(), 'POP');
  });
  store.timeGate.subscribe(() => {
    const { pathname, search, hash } = selectLocation(store.getState());
    window.history.replaceState(null, '', createPath({ pathname, search, hash }));
  });
  store.dispatch(locationChanged({ ...shownPlace(), key: INITIAL_LOCATION_KEY, action: 'POP' }));

  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to) => move(to, 'PUSH'),
    replace: (to) => move(to, 'REPLACE'),
  };
}
