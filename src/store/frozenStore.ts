import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import type { ApiEnvironment } from '../api/apiEnvironment.ts';
import { createSecretVault } from '../api/secretVault.ts';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import type { Recorder } from '../features/recording/recorder.ts';
import type { AppStore, RootState } from './makeStore.ts';
import type { TimeGate } from './timeGate.ts';

/**
 * The gate of a store that stands still. It does not call its state the past: the page would say so in words that nobody
 * saw when it was recorded.
 */
const openGate: TimeGate = {
  isPast: () => false,
  live: () => undefined,
  jumps: () => 0,
  subscribe: () => () => undefined,
};

/** The recorder of a store where nothing happens. */
function idleRecorder(base: object): Recorder {
  return {
    freeze: () => undefined,
    thaw: () => undefined,
    snapshot: () => ({ base, steps: [], takenAt: Date.now() }),
  };
}

/** In place of what would send. @throws always */
function rejectSending(): never {
  throw new Error('A recording is only looked at.');
}

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
