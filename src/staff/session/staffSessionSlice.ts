import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { staffApi, type StaffSession } from '../../api/staffApi.ts';

/** A step of signing in: the password because the session has ended or for a sensitive change, or the second factor. */
export type SignInStep = 'ended' | 'recent' | Exclude<StaffSession['second_factor'], 'done'>;

interface StaffSessionState {
  /** Step to ask for over the page, which stays; null for none. */
  step: SignInStep | null;
}

const initialState: StaffSessionState = { step: null };

/** Answers with a session. */
export const isSessionAnswer = isAnyOf(
  staffApi.endpoints.signInStaff.matchFulfilled,
  staffApi.endpoints.signInStaffWithPasskey.matchFulfilled,
  staffApi.endpoints.verifyStaffCode.matchFulfilled,
  staffApi.endpoints.confirmStaffSecondFactor.matchFulfilled,
);

const isLinkAnswer = isAnyOf(
  staffApi.endpoints.setStaffPassword.matchFulfilled,
  staffApi.endpoints.acceptInvitationWithPasskey.matchFulfilled,
);

/** What to ask of the member before work goes on. The member is in the query cache. */
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
