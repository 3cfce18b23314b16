import { createSlice } from '@reduxjs/toolkit';
import { staffApi } from '../../api/staffApi.ts';

interface StaffSessionState {
  /** Whether a call was refused because the session has ended; what is on the screen stays until somebody signs in. */
  hasExpired: boolean;
}

const initialState: StaffSessionState = { hasExpired: false };

/** Whether whoever works here has to sign in again. Who that is stands in the query cache. */
export const staffSessionSlice = createSlice({
  name: 'staffSession',
  initialState,
  reducers: {
    sessionExpired: (state) => {
      state.hasExpired = true;
    },
    /** Whoever was here has left. */
    signedOut: (state) => {
      state.hasExpired = false;
    },
  },
  extraReducers: (builder) => {
    for (const { matchFulfilled } of [
      staffApi.endpoints.signInStaff,
      staffApi.endpoints.signInStaffWithPasskey,
      staffApi.endpoints.setStaffPassword,
      staffApi.endpoints.acceptInvitationWithPasskey,
    ]) {
      builder.addMatcher(matchFulfilled, (state) => {
        state.hasExpired = false;
      });
    }
  },
  selectors: { selectHasExpired: (state) => state.hasExpired },
});

export const { sessionExpired, signedOut } = staffSessionSlice.actions;
export const { selectHasExpired } = staffSessionSlice.selectors;
