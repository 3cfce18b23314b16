import { configureStore } from '@reduxjs/toolkit';
import { createSecretVault } from '../../api/secretVault.ts';
import { staffApi } from '../../api/staffApi.ts';
import { idleRecorder, openGate, rejectSending } from '../../store/frozenParts.ts';
import type { StaffState } from '../staffReducer.ts';
import type { StaffStore, StaffThunkExtra } from '../staffStore.ts';
import { selectMemberId } from '../session/signedInMember.ts';
import { selectLanguage } from '../ui/staffUiSlice.ts';

/** A store that shows one state for ever: screens read it and may dispatch, but nothing changes, is sent or stored. */
export function makeFrozenStaffStore(state: StaffState): StaffStore {
  const extraArgument: StaffThunkExtra = {
    fetch: rejectSending,
    base: '/api/staff',
    csrf: { read: () => '', write: () => undefined },
    secrets: createSecretVault(),
    files: new Map(),
    languageOf: () => selectLanguage(state),
    memberIdOf: () => selectMemberId(state),
    // The base query asks this first, and sends nothing.
    isPast: () => true,
    present: () => Promise.resolve(),
    storage: undefined,
    openEvents: undefined,
  };
  const store = configureStore({
    reducer: (shown: StaffState = state) => shown,
    preloadedState: state,
    // The hooks need the middleware of the API; the checks would go through the whole state at each snapshot.
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(staffApi.middleware),
    devTools: false,
  });
  return Object.assign(store, { timeGate: openGate, recorder: idleRecorder(state) });
}
