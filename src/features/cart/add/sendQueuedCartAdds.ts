import { api } from '../../../api/api.ts';
import type { ApiFailure } from '../../../api/baseQuery.ts';
import { errorText } from '../../../lib/errorText.ts';
import type { AppDispatch, AppThunk } from '../../../store/hooks.ts';
import { toastShown } from '../../ui/uiSlice.ts';
import { queuedCartAddsRead } from '../cartSlice.ts';
import { readCartAdd, type CartAddResult } from './cartAddResult.ts';
import { deleteQueuedCartAdd, readQueuedCartAdds } from './offlineQueue.ts';
import { isTooOld, type QueuedCartAdd } from './queuedCartAdd.ts';

/** Failures that say nothing of the add itself: no answer, a token that ran out, a busy server. */
function isPassing({ status }: ApiFailure): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

const REJECTED: CartAddResult = { kind: 'rejected', message: undefined };

async function send(dispatch: AppDispatch, add: QueuedCartAdd): Promise<CartAddResult> {
  if (isTooOld(add)) return REJECTED;
  const call = { cartAddForm: add.form, 'Idempotency-Key': add.key };
  const { data, error } = await dispatch(api.endpoints.addToCart.initiate(call));
  if (error && 'status' in error && !isPassing(error)) return REJECTED;
  const result = readCartAdd(data);
  return result.kind === 'invalid-options'
    ? { kind: 'rejected', message: errorText(result.errors) }
    : result;
}

function announce(dispatch: AppDispatch, { name }: QueuedCartAdd, result: CartAddResult): void {
  const isAdded = result.kind === 'added';
  const content = {
    messageId: isAdded ? 'cart.queued.added' : 'cart.queued.rejected',
    values: { name },
  };
  dispatch(toastShown({ kind: isAdded ? 'success' : 'error', content }));
  if (result.kind !== 'rejected' || !result.message) return;
  dispatch(toastShown({ kind: 'error', content: { html: result.message } }));
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
      const result = await send(dispatch, add);
      isAnswered = result.kind !== 'unanswered';
      if (!isAnswered) break;
      deleteQueuedCartAdd(add);
      announce(dispatch, add, result);
    }
    dispatch(queuedCartAddsRead(readQueuedCartAdds()));
    return isAnswered;
  });
