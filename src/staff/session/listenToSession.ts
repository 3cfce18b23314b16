import { isRejectedWithValue } from '@reduxjs/toolkit';
import { addTagTypes, staffApi, type GetStaffSessionApiResponse } from '../../api/staffApi.ts';
import { forgetDrafts } from '../../forms/formDrafts.ts';
import { sendQueuedPacks } from '../orders/packQueue.ts';
import { sendQueuedUploads } from '../pictures/uploadQueue.ts';
import { selectMemberId } from './signedInMember.ts';
import type { StaffStartListening } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { rejectionOf } from '../problem.ts';
import { isSessionAnswer, signedOut, signInDemanded } from './staffSessionSlice.ts';

/**
 * Calls that may return 401 without a session. Their 401 does not open the sign-in dialog, unless a known session
 * has ended.
 */
const SIGNING_IN = new Set([
  'getStaffSession',
  'signInStaff',
  'getStaffPasskeyOptions',
  'signInStaffWithPasskey',
  'getInvitationPasskeyOptions',
  'acceptInvitationWithPasskey',
  'setStaffPassword',
  'claimShop',
  'readInvitation',
  'signOutStaff',
]);

const takeSession = (value: GetStaffSessionApiResponse) =>
  staffApi.util.upsertQueryEntries([{ endpointName: 'getStaffSession', arg: undefined, value }]);

const SIGN_IN_AGAIN = 'sign-in-again';

interface CallMeta {
  readonly arg?: { readonly endpointName?: string };
}

export function listenToSession(startListening: StaffStartListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: async ({ payload, meta }, { dispatch, extra, getState }) => {
      const { endpointName = '' } = (meta as CallMeta).arg ?? {};
      const { status, type } = rejectionOf(payload);
      if (status === 401 && type === SIGN_IN_AGAIN) {
        dispatch(signInDemanded('recent'));
        return;
      }
      if (status === 401) await extra.answerCache?.clear();
      const isKnown = selectMemberId(getState()) !== undefined;
      const hasEnded = endpointName === 'getStaffSession' && isKnown;
      if (SIGNING_IN.has(endpointName) && !hasEnded) return;
      if (status === 401) dispatch(signInDemanded('ended'));
      // The role may have changed, so refetch the session, which determines menu and pages.
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
    matcher: isSessionAnswer,
    effect: ({ payload }, { dispatch, getState }) => {
      if (!payload) return;
      const { second_factor: factor, failed_attempts: count } = payload;
      const isSame = payload.member.id === selectMemberId(getState());
      // The second-factor dialog opens over the page, so keep the current session.
      if (factor !== 'done' && isSame) return;
      // Store the session before sending anything, because another member may have signed in.
      dispatch(takeSession(payload));
      if (factor !== 'done') return;
      if (count > 0) {
        const content = { messageId: 'staff.signIn.failedAttempts', values: { count } };
        dispatch(toastShown({ kind: 'error', content }));
      }
      dispatch(staffApi.util.invalidateTags([...addTagTypes]));
      void dispatch(sendQueuedPacks());
      void dispatch(sendQueuedUploads());
    },
  });
  startListening({
    matcher: staffApi.endpoints.getStaffSession.matchFulfilled,
    effect: (_action, { dispatch }) => {
      // Changes restored after a reload wait for the member's id, which the session contains.
      void dispatch(sendQueuedPacks());
    },
  });
}
