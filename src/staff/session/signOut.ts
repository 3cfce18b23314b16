import { staffApi } from '../../api/staffApi.ts';
import { rejectionOf } from '../problem.ts';
import type { StaffThunk } from '../staffStore.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { isDone } from '../ui/useIdempotentSubmit.ts';
import { signedOut, signInDemanded } from './staffSessionSlice.ts';

/**
 * Signs the member out, even if the session has already ended. Without a response, keeps the member signed in and
 * shows a toast.
 * @param everywhere ends all sessions of the member; needs a valid session
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
