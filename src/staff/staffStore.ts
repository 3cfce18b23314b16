import {
  configureStore,
  createListenerMiddleware,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createSecretVault } from '../api/secretVault.ts';
import { staffApi } from '../api/staffApi.ts';
import type { StaffEnvironment } from '../api/staffBaseQuery.ts';
import { devToolsOptions } from '../store/devToolsOptions.ts';
import { createTimeGate, type TimeGate } from '../store/timeGate.ts';
import { listenToSession } from './session/listenToSession.ts';
import { selectMemberId } from './session/signedInMember.ts';
import { listenToLanguage } from './ui/listenToLanguage.ts';
import { staffReducer, type StaffState } from './staffReducer.ts';
import { selectLanguage } from './ui/staffUiSlice.ts';

export interface StaffStoreEnvironment extends Omit<
  StaffEnvironment,
  'languageOf' | 'memberIdOf' | 'isPast' | 'present' | 'secrets' | 'files'
> {
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly tellSignedOut?: (() => void) | undefined;
  readonly openEvents?: (() => EventSource) | undefined;
}

export type StaffThunkExtra = Omit<StaffEnvironment, 'files'> & {
  readonly files: Map<string, Blob>;
  readonly running: Map<string, Promise<unknown>>;
} & Pick<StaffStoreEnvironment, 'storage' | 'openEvents' | 'tellSignedOut'>;
export type StaffDispatch = ThunkDispatch<StaffState, StaffThunkExtra, UnknownAction>;
export type StaffThunk<Result = void> = ThunkAction<
  Result,
  StaffState,
  StaffThunkExtra,
  UnknownAction
>;

export interface StaffStore extends Store<StaffState> {
  readonly dispatch: StaffDispatch;
  readonly timeGate: TimeGate;
}

export function makeStaffStore(environment: StaffStoreEnvironment): StaffStore {
  const timeGate = createTimeGate();
  const extraArgument: StaffThunkExtra = {
    ...environment,
    languageOf: (state) => selectLanguage(state as StaffState),
    memberIdOf: (state) => selectMemberId(state as StaffState),
    isPast: timeGate.isPast,
    present: timeGate.present,
    secrets: createSecretVault(),
    files: new Map(),
    running: new Map(),
  };
  const listeners = createListenerMiddleware<StaffState, StaffDispatch, StaffThunkExtra>({
    extra: extraArgument,
  });
  listenToSession(listeners.startListening);
  listenToLanguage(listeners.startListening);
  const store = configureStore({
    reducer: staffReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } })
        .prepend(timeGate.middleware, listeners.middleware)
        .concat(staffApi.middleware),
    enhancers: (defaults) => defaults().concat(timeGate.enhancer),
    devTools: devToolsOptions('Ridge & Root, the counter'),
  });
  return Object.assign(store, { timeGate });
}
