import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { FLUSH, PERSIST, persistReducer, PURGE } from 'redux-persist';
import type { Customer } from '../api/endpoints.gen.ts';
import { comparedIdsOf, compareSlice } from '../features/compare/compareSlice.ts';
import { checkoutSlice } from '../features/checkout/checkoutSlice.ts';
import {
  persistedCheckoutOf,
  persistedCheckoutText,
} from '../features/checkout/persistedCheckout.ts';
import { recentTermsOf, searchSlice } from '../features/search/searchSlice.ts';
import { sessionSlice } from '../features/session/sessionSlice.ts';
import { shortcutsSlice } from '../features/shortcuts/shortcutsSlice.ts';
import { uiSlice } from '../features/ui/uiSlice.ts';
import { bareStorage, type BareField, type BrowserStorage } from './bareStorage.ts';

export interface Storages {
  readonly session?: BrowserStorage | undefined;
  readonly local?: BrowserStorage | undefined;
}

const bare = { keyPrefix: '', serialize: false, deserialize: (stored: unknown) => stored };

const flag = (field: string): BareField<boolean> => ({
  field,
  toText: (isOn) => (isOn ? 'true' : null),
  fromText: (text) => text === 'true',
});

const list = (field: string, fromText: (text: string) => string[]): BareField<string[]> => ({
  field,
  toText: (values) => (values.length > 0 ? JSON.stringify(values) : null),
  fromText,
});

/**
 * Persisted slices. Session storage: `user_info`, `checkout`. Local storage: `newsletter`, `compare`,
 * `recent_searches`, `shortcuts`.
 */
export function persistedReducers({ session, local }: Storages, isPast: () => boolean) {
  const persisted = <State, Value>(
    { reducer }: { readonly reducer: Reducer<State> },
    storage: BrowserStorage | undefined,
    key: string,
    field: BareField<Value>,
  ) =>
    persistReducer(
      { ...bare, key, whitelist: [field.field], storage: bareStorage(storage, field, isPast) },
      reducer,
    );
  return {
    session: persisted(sessionSlice, session, 'user_info', {
      field: 'user',
      toText: (user: Customer | null) => user && JSON.stringify(user),
      fromText: (text) => JSON.parse(text) as Customer,
    }),
    search: persisted(searchSlice, local, 'recent_searches', list('recentTerms', recentTermsOf)),
    ui: persisted(uiSlice, local, 'newsletter', flag('newsletterSeen')),
    shortcuts: persisted(shortcutsSlice, local, 'shortcuts', flag('isOn')),
    checkout: persisted(checkoutSlice, session, 'checkout', {
      field: 'kept',
      toText: persistedCheckoutText,
      fromText: persistedCheckoutOf,
    }),
    compare: persisted(compareSlice, local, 'compare', list('ids', comparedIdsOf)),
  };
}

/**
 * True for redux-persist actions that were imported from a file and lack their functions. `persistReducer` would
 * throw on them.
 */
export function isImportedStorageAction({ type, register, result }: UnknownAction): boolean {
  if (type === PERSIST) return typeof register !== 'function';
  return (type === FLUSH || type === PURGE) && typeof result !== 'function';
}
