import { api } from '../../../api/api.ts';
import { isDone } from '../../../lib/isDone.ts';
import type { ApiFailure } from '../../../api/baseQuery.ts';
import { errorText } from '../../../lib/errorText.ts';
import type { AppDispatch, AppThunk } from '../../../store/hooks.ts';
import { toastShown } from '../../ui/uiSlice.ts';
import { queuedCartAddsRead } from '../cartSlice.ts';
import { deleteQueuedCartAdd, readQueuedCartAdds } from './offlineQueue.ts';
import { isTooOld, type QueuedCartAdd } from './queuedCartAdd.ts';

/** Failures that say nothing of the add itself: no answer, a token that ran out, a busy server. */
function isPassing({ status }: ApiFailure): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

/** What came of an add: it still waits, it is in the cart, or it is not and why, as far as the server says. */
type Outcome = 'waits' | 'added' | { readonly rejection: string | undefined };

async function send(dispatch: AppDispatch, add: QueuedCartAdd): Promise<Outcome> {
  if (isTooOld(add)) return { rejection: undefined };
  const call = { cartAddForm: add.form, 'Idempotency-Key': add.key };
  const { data, error } = await dispatch(api.endpoints.addToCart.initiate(call));
  if (isDone(data)) return 'added';
  const isUnknown = data ? false : !error || !('status' in error) || isPassing(error);
  if (isUnknown) return 'waits';
  return { rejection: errorText(data?.error) };
}

function tell(
  dispatch: AppDispatch,
  { name }: QueuedCartAdd,
  outcome: Exclude<Outcome, 'waits'>,
): void {
  const isAdded = outcome === 'added';
  const content = {
    messageId: isAdded ? 'cart.queued.added' : 'cart.queued.rejected',
    values: { name },
  };
  dispatch(toastShown({ kind: isAdded ? 'success' : 'error', content }));
  if (isAdded || outcome.rejection === undefined) return;
  dispatch(toastShown({ kind: 'error', content: { html: outcome.rejection } }));
}

/** Runs in one tab of the browser at a time, where the browser can tell. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('waiting adds', work) : work();
}

/**
 * Sends the adds that wait, one after the other, each under its own name, and tells what came of each. One that got no
 * answer waits on, with those behind it.
 * @returns whether none waits any more
 */
export const sendQueuedCartAdds = (): AppThunk<Promise<boolean>> => (dispatch) =>
  inTurn(async () => {
    let isAnswered = true;
    // Read within the turn: another tab may have sent some meanwhile.
    for (const add of readQueuedCartAdds()) {
      const outcome = await send(dispatch, add);
      isAnswered = outcome !== 'waits';
      if (outcome === 'waits') break;
      deleteQueuedCartAdd(add);
      tell(dispatch, add, outcome);
    }
    dispatch(queuedCartAddsRead(readQueuedCartAdds()));
    return isAnswered;
  });
