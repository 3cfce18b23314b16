import { combineReducers } from '@reduxjs/toolkit';
import { staffApi } from '../api/staffApi.ts';
import { locationSlice } from '../features/ui/locationSlice.ts';
import { packQueueSlice } from './orders/packQueueSlice.ts';
import { uploadQueueSlice } from './pictures/uploadQueueSlice.ts';
import { staffSessionSlice } from './session/staffSessionSlice.ts';
import { staffUiSlice } from './ui/staffUiSlice.ts';

/** The reducer of the counter's whole state. */
export const staffReducer = combineReducers({
  [staffApi.reducerPath]: staffApi.reducer,
  location: locationSlice.reducer,
  staffUi: staffUiSlice.reducer,
  staffSession: staffSessionSlice.reducer,
  packQueue: packQueueSlice.reducer,
  uploadQueue: uploadQueueSlice.reducer,
});

export type StaffState = ReturnType<typeof staffReducer>;
