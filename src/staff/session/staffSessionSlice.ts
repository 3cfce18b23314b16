import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { staffApi, type StaffSession } from '../../api/staffApi.ts';

/**
 * Step of signing in. `ended` and `recent` ask for the password: after a session ended, or before a sensitive
 * action. The others are second-factor steps.
 */
export type SignInStep = 'ended' | 'recent' | Exclude<StaffSession['second_factor'], 'done'>;

interface StaffSessionState {
  step: SignInStep | null;
}

const initialState: StaffSessionState = { step: null };

export const isSessionAnswer = isAnyOf(
  staffApi.endpoints.signInStaff.matchFulfilled,
  staffApi.endpoints.signInStaffWithPasskey.matchFulfilled,
  staffApi.endpoints.verifyStaffCode.matchFulfilled,
  staffApi.endpoints.confirmStaffSecondFactor.matchFulfilled,
);

const isLinkAnswer = isAnyOf(
  staffApi.endpoints.setStaffPassword.matchFulfilled,
  staffApi.endpoints.claimShop.matchFulfilled,
  staffApi.endpoints.acceptInvitationWithPasskey.matchFulfilled,
);

export const staffSessionSlice = createSlice({
  name: 'staffSession',
  initialState,
  reducers: {
    signInDemanded: (state, { payload }: PayloadAction<'ended' | 'recent'>) => {
      state.step = payload;
    },
    signInDismissed: (state) => {
      state.step = null;
    },
    signedOut: (state) => {
      state.step = null;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionAnswer, (state, { payload }) => {
      if (state.step === null || !payload) return;
      const { second_factor: factor } = payload;
      state.step = factor === 'done' ? null : factor;
    });
    builder.addMatcher(staffApi.endpoints.getStaffSession.matchFulfilled, (state, { payload }) => {
      if (state.step === 'setup' && payload?.second_factor === 'done') state.step = null;
    });
    builder.addMatcher(isLinkAnswer, (state) => {
      state.step = null;
    });
  },
  selectors: { selectSignInStep: ({ step }) => step },
});

export const { signInDemanded, signInDismissed, signedOut } = staffSessionSlice.actions;
export const { selectSignInStep } = staffSessionSlice.selectors;
