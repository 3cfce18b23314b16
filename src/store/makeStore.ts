import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { api } from '../api/api.ts';
import type { ApiEnvironment } from '../api/apiEnvironment.ts';
import { listenToCart } from '../features/cart/cartListeners.ts';
import { cartSlice } from '../features/cart/cartSlice.ts';
import { createSecretVault } from '../api/secretVault.ts';
import { listenToSession } from '../features/session/sessionListeners.ts';
import { createRecorder, type Recorder } from '../features/recording/recorder.ts';
import { locationSlice } from '../features/ui/locationSlice.ts';
import { selectLanguage } from '../features/ui/uiSlice.ts';
import { listenToWishlist } from '../features/wishlist/wishlistListeners.ts';
import { wishlistSlice } from '../features/wishlist/wishlistSlice.ts';
import { devToolsOptions } from './devToolsOptions.ts';
import { isImportedStorageAction, persistedReducers, type Storages } from './persistence.ts';
import { requireOwnState } from './requireOwnState.ts';
import { createTimeGate, type TimeGate } from './timeGate.ts';

export interface StoreEnvironment extends Omit<
  ApiEnvironment,
  'languageOf' | 'isPast' | 'present' | 'secrets'
> {
  readonly storages: Storages;
  readonly recordsActions?: boolean;
}

export function rootReducer(storages: Storages, isPast: () => boolean) {
  const reducer = combineReducers({
    [api.reducerPath]: api.reducer,
    location: locationSlice.reducer,
    cart: cartSlice.reducer,
    wishlist: wishlistSlice.reducer,
    ...persistedReducers(storages, isPast),
  });
  type State = ReturnType<typeof reducer>;
  return (state: Parameters<typeof reducer>[0], action: UnknownAction): State => {
    requireOwnState(state, action, ['location', 'ui']);
    return state && isImportedStorageAction(action) ? (state as State) : reducer(state, action);
  };
}

export type RootState = ReturnType<ReturnType<typeof rootReducer>>;
export type AppDispatch = ThunkDispatch<RootState, ApiEnvironment, UnknownAction>;

export interface AppStore extends Store<RootState> {
  readonly dispatch: AppDispatch;
  readonly timeGate: TimeGate;
  readonly recorder: Recorder;
}

const PERSIST_ACTIONS = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

export function makeStore(
  environment: StoreEnvironment,
  preloadedState?: Partial<RootState>,
): AppStore {
  const timeGate = createTimeGate();
  const recorder = createRecorder();
  const extraArgument: ApiEnvironment = {
    ...environment,
    languageOf: (state) => selectLanguage(state as RootState),
    isPast: timeGate.isPast,
    present: timeGate.present,
    secrets: createSecretVault(),
  };
  const listeners = createListenerMiddleware<RootState, AppDispatch, ApiEnvironment>({
    extra: extraArgument,
  });
  listenToSession(listeners.startListening);
  listenToCart(listeners.startListening);
  listenToWishlist(listeners.startListening);
  const store = configureStore({
    reducer: rootReducer(environment.storages, timeGate.isPast),
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        // Avoid duration warnings on slow machines; the checks stay on in development.
        serializableCheck: { ignoredActions: PERSIST_ACTIONS, warnAfter: 1000 },
        immutableCheck: { warnAfter: 1000 },
      })
        .prepend(timeGate.middleware, listeners.middleware)
        .concat(api.middleware),
    enhancers: (defaults) =>
      environment.recordsActions
        ? defaults().concat(timeGate.enhancer, recorder.enhancer)
        : defaults().concat(timeGate.enhancer),
    devTools: devToolsOptions('Ridge & Root'),
  });
  return Object.assign(store, { timeGate, recorder });
}
