import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { staffApi } from '../api/staffApi.ts';
import { locationSlice } from '../features/ui/locationSlice.ts';
import { requireOwnState } from '../store/requireOwnState.ts';
import { packQueueSlice } from './orders/packQueueSlice.ts';
import { uploadQueueSlice } from './pictures/uploadQueueSlice.ts';
import { staffSessionSlice } from './session/staffSessionSlice.ts';
import { staffUiSlice } from './ui/staffUiSlice.ts';

const reducer = combineReducers({
  [staffApi.reducerPath]: staffApi.reducer,
  location: locationSlice.reducer,
  staffUi: staffUiSlice.reducer,
  staffSession: staffSessionSlice.reducer,
  packQueue: packQueueSlice.reducer,
  uploadQueue: uploadQueueSlice.reducer,
});

export type StaffState = ReturnType<typeof reducer>;

export function staffReducer(
  state: Parameters<typeof reducer>[0],
  action: UnknownAction,
): StaffState {
  requireOwnState(state, action, ['location', 'staffUi']);
  return reducer(state, action);
}
