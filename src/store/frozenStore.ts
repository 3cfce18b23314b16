import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import type { ApiEnvironment } from '../api/apiEnvironment.ts';
import { createSecretVault } from '../api/secretVault.ts';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import type { Recorder } from '../features/recording/recorder.ts';
import type { AppStore, RootState } from './makeStore.ts';
import type { TimeGate } from './timeGate.ts';

/**
 * Time gate of a frozen store. `isPast` is always false, or the page would show a banner that the recorded page
 * lacked.
 */
const openGate: TimeGate = {
  isPast: () => false,
  live: () => undefined,
  jumps: () => 0,
  subscribe: () => () => undefined,
};

function idleRecorder(base: object): Recorder {
  return {
    freeze: () => undefined,
    thaw: () => undefined,
    snapshot: () => ({ base, steps: [], takenAt: Date.now() }),
  };
}

function rejectSending(): never {
  throw new Error('A recording is only looked at.');
}

/**
 * Creates a store with one fixed state. Screens may dispatch actions, but nothing changes, and nothing is sent or
 * stored.
 */
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
    // The base query checks `isPast` first and sends nothing.
    isPast: () => true,
    present: () => Promise.resolve(),
  };
  const store = configureStore({
    reducer: (shown: RootState = state) => shown,
    preloadedState: state,
    // Hooks need the API middleware. The disabled checks would traverse the state on each snapshot.
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
