import { persistReducer } from 'redux-persist';
import type { Customer } from '../api/endpoints.gen.ts';
import { sessionSlice } from '../features/session/sessionSlice.ts';
import { uiSlice } from '../features/ui/uiSlice.ts';
import { bareStorage, type BrowserStorage } from './bareStorage.ts';

/** The browser's storages; absent on the server. */
export interface Storages {
  readonly session?: BrowserStorage | undefined;
  readonly local?: BrowserStorage | undefined;
}

const bare = { keyPrefix: '', serialize: false, deserialize: (stored: unknown) => stored };

/** The slices with a memory: `user_info` in session storage, `newsletter` in local storage (STORAGE-02, -03). */
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
  };
}
