import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import { addTagTypes, staffApi, type GetStaffSessionApiResponse } from '../../api/staffApi.ts';
import type { ApiFailure } from '../../api/baseQuery.ts';
import { forgetDrafts } from '../../forms/formDrafts.ts';
import { sendQueuedPacks } from '../orders/packQueue.ts';
import { sendQueuedUploads } from '../pictures/uploadQueue.ts';
import { selectMemberId } from './signedInMember.ts';
import type { StaffStartListening } from '../staffHooks.ts';
import { sessionExpired, signedOut } from './staffSessionSlice.ts';

/** Calls that are refused with 401 without a session having been there. */
const SIGNING_IN = new Set([
  'getStaffSession',
  'signInStaff',
  'getStaffPasskeyOptions',
  'signInStaffWithPasskey',
  'getInvitationPasskeyOptions',
  'acceptInvitationWithPasskey',
  'setStaffPassword',
  'readInvitation',
  'signOutStaff',
]);

const isSignedIn = isAnyOf(
  staffApi.endpoints.signInStaff.matchFulfilled,
  staffApi.endpoints.signInStaffWithPasskey.matchFulfilled,
);

const takeSession = (value: GetStaffSessionApiResponse) =>
  staffApi.util.upsertQueryEntries([{ endpointName: 'getStaffSession', arg: undefined, value }]);

interface CallMeta {
  readonly arg?: { readonly endpointName?: string };
}

/** Asks for the password again where a call was refused, looks at the role again where it did not allow one, and forgets what was read for whoever has left. */
export function listenToSession(startListening: StaffStartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: async ({ payload, meta }, { dispatch, extra, getState }) => {
      const { endpointName = '' } = (meta as CallMeta).arg ?? {};
      const { status } = (payload ?? {}) as Partial<ApiFailure>;
      if (status === 401) await extra.answerCache?.clear();
      const isKnown = selectMemberId(getState()) !== undefined;
      const hasEnded = endpointName === 'getStaffSession' && isKnown;
      if (SIGNING_IN.has(endpointName) && !hasEnded) return;
      if (status === 401) dispatch(sessionExpired());
      // Somebody has changed the role meanwhile: menu and pages follow it.
      if (status === 403) dispatch(staffApi.util.invalidateTags(['Session']));
    },
  });
  startListening({
    actionCreator: signedOut,
    effect: async (_action, { dispatch, extra }) => {
      forgetDrafts();
      dispatch(staffApi.util.resetApiState());
      await extra.answerCache?.clear();
    },
  });
  startListening({
    matcher: isSignedIn,
    effect: ({ payload }, { dispatch }) => {
      // Known before anything is sent: it may be somebody else.
      if (payload) dispatch(takeSession(payload));
      // What failed for want of a session is asked for again.
      dispatch(staffApi.util.invalidateTags([...addTagTypes]));
      void dispatch(sendQueuedPacks());
      void dispatch(sendQueuedUploads());
    },
  });
  startListening({
    matcher: staffApi.endpoints.getStaffSession.matchFulfilled,
    effect: (_action, { dispatch }) => {
      // What was checked off before a reload waits for its member to be known.
      void dispatch(sendQueuedPacks());
    },
  });
}
