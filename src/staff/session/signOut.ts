import { staffApi } from '../../api/staffApi.ts';
import { rejectionOf } from '../problem.ts';
import type { StaffThunk } from '../staffStore.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { isDone } from '../ui/useIntention.ts';
import { signedOut, signInDemanded } from './staffSessionSlice.ts';

/**
 * Signs whoever is here out; a session that has ended already is left all the same. Without an answer nobody is signed out,
 * which a toast says.
 * @param everywhere ends all sessions of the member, for which one has to be signed in
 */
export function signOut(everywhere = false): StaffThunk<Promise<void>> {
  return async (dispatch, _getState, { tellSignedOut }) => {
    const ended = await dispatch(
      staffApi.endpoints.signOutStaff.initiate(everywhere ? { everywhere } : {}),
    );
    const { status, detail } = rejectionOf(ended.error);
    const isOver = status === 401;
    if (isDone(ended) || (isOver && !everywhere)) {
      dispatch(signedOut());
      tellSignedOut?.();
    } else if (isOver) dispatch(signInDemanded('ended'));
    else {
      const content =
        detail === undefined ? { messageId: 'staff.signOut.failed' } : { text: detail };
      dispatch(toastShown({ kind: 'error', content }));
    }
  };
}
