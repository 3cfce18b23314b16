import { persistReducer } from 'redux-persist';
import type { Customer } from '../api/endpoints.gen.ts';
import { comparedIdsOf, compareSlice } from '../features/compare/compareSlice.ts';
import { checkoutSlice, type PersistedCheckout } from '../features/checkout/checkoutSlice.ts';
import {
  persistedCheckoutOf,
  persistedCheckoutText,
} from '../features/checkout/persistedCheckout.ts';
import { recentTermsOf, searchSlice } from '../features/search/searchSlice.ts';
import { sessionSlice } from '../features/session/sessionSlice.ts';
import { shortcutsSlice } from '../features/shortcuts/shortcutsSlice.ts';
import { uiSlice } from '../features/ui/uiSlice.ts';
import { bareStorage, type BrowserStorage } from './bareStorage.ts';

/** The browser's storages; absent on the server. */
export interface Storages {
  readonly session?: BrowserStorage | undefined;
  readonly local?: BrowserStorage | undefined;
}

const bare = { keyPrefix: '', serialize: false, deserialize: (stored: unknown) => stored };

/**
 * The slices with a memory: `user_info` in session storage, `newsletter` in local storage, the
 * comparison, recent searches and whether shortcuts are on in local storage under `compare`, `recent_searches` and
 * `shortcuts`, how far the checkout is in session storage under `checkout`.
 */
export function persistedReducers(storages: Storages, isPast: () => boolean) {
  return {
    session: persistReducer(
      {
        ...bare,
        key: 'user_info',
        whitelist: ['user'],
        storage: bareStorage<Customer | null>(
          storages.session,
          {
            field: 'user',
            toText: (user) => user && JSON.stringify(user),
            fromText: (text) => JSON.parse(text) as Customer,
          },
          isPast,
        ),
      },
      sessionSlice.reducer,
    ),
    search: persistReducer(
      {
        ...bare,
        key: 'recent_searches',
        whitelist: ['recentTerms'],
        storage: bareStorage<string[]>(
          storages.local,
          {
            field: 'recentTerms',
            toText: (terms) => (terms.length > 0 ? JSON.stringify(terms) : null),
            fromText: recentTermsOf,
          },
          isPast,
        ),
      },
      searchSlice.reducer,
    ),
    ui: persistReducer(
      {
        ...bare,
        key: 'newsletter',
        whitelist: ['newsletterSeen'],
        storage: bareStorage<boolean>(
          storages.local,
          {
            field: 'newsletterSeen',
            toText: (seen) => (seen ? 'true' : null),
            fromText: (text) => text === 'true',
          },
          isPast,
        ),
      },
      uiSlice.reducer,
    ),
    shortcuts: persistReducer(
      {
        ...bare,
        key: 'shortcuts',
        whitelist: ['isOn'],
        storage: bareStorage<boolean>(
          storages.local,
          {
            field: 'isOn',
            toText: (isOn) => (isOn ? 'true' : null),
            fromText: (text) => text === 'true',
          },
          isPast,
        ),
      },
      shortcutsSlice.reducer,
    ),
    checkout: persistReducer(
      {
        ...bare,
        key: 'checkout',
        whitelist: ['kept'],
        storage: bareStorage<PersistedCheckout>(
          storages.session,
          { field: 'kept', toText: persistedCheckoutText, fromText: persistedCheckoutOf },
          isPast,
        ),
      },
      checkoutSlice.reducer,
    ),
    compare: persistReducer(
      {
        ...bare,
        key: 'compare',
        whitelist: ['ids'],
        storage: bareStorage<string[]>(
          storages.local,
          {
            field: 'ids',
            toText: (ids) => (ids.length > 0 ? JSON.stringify(ids) : null),
            fromText: comparedIdsOf,
          },
          isPast,
        ),
      },
      compareSlice.reducer,
    ),
  };
}
