import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import type { ApiEnvironment } from '../api/apiEnvironment.ts';
import { createSecretVault } from '../api/secretVault.ts';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import { idleRecorder, openGate, rejectSending } from './frozenParts.ts';
import type { AppStore, RootState } from './makeStore.ts';

/** A store that shows one state for ever: screens read it and may dispatch, but nothing changes, is sent or stored. */
export function makeFrozenStore(state: RootState): AppStore {
  const environment: ApiEnvironment = {
    fetch: rejectSending,
    base: '/api/',
    appRoot: '/',
    isSecurePage: false,
    sendsIdempotencyKey: false,
    tokens: {
      read: () => '',
      write: () => undefined,
      settled: () => Promise.resolve(),
      expect: () => undefined,
    },
    secrets: createSecretVault(),
    languageOf: () => selectLanguage(state),
    // The base query asks this first, and sends nothing.
    isPast: () => true,
    present: () => Promise.resolve(),
  };
  const store = configureStore({
    reducer: (shown: RootState = state) => shown,
    preloadedState: state,
    // The hooks need the middleware of the API; the checks would go through the whole state at each snapshot.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: environment },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware),
    devTools: false,
  });
  return Object.assign(store, { timeGate: openGate, recorder: idleRecorder(state) });
}
