import { api } from '../../../api/api.ts';
import type { ApiFailure } from '../../../api/baseQuery.ts';
import { errorText } from '../../../lib/errorText.ts';
import type { AppDispatch, AppThunk } from '../../../store/hooks.ts';
import { toastShown } from '../../ui/uiSlice.ts';
import { queuedCartAddsRead } from '../cartSlice.ts';
import { readCartAdd, type CartAddResult } from './cartAddResult.ts';
import { deleteQueuedCartAdd, readQueuedCartAdds } from './offlineQueue.ts';
import { isTooOld, type QueuedCartAdd } from './queuedCartAdd.ts';

function isTemporary({ status }: ApiFailure): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

const REJECTED: CartAddResult = { kind: 'rejected', message: undefined };

async function send(dispatch: AppDispatch, add: QueuedCartAdd): Promise<CartAddResult> {
  if (isTooOld(add)) return REJECTED;
  const call = { cartAddForm: add.form, 'Idempotency-Key': add.key };
  const { data, error } = await dispatch(api.endpoints.addToCart.initiate(call));
  if (error && 'status' in error && !isTemporary(error)) return REJECTED;
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

/** Runs `work` in one tab at a time, if the browser supports the Web Locks API. */
function withTabLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('waiting adds', work) : work();
}

/**
 * Sends the queued adds in order, each with its own idempotency key, and announces the results. Stops at the first
 * add without a response.
 * @returns false if an add got no response
 */
export const sendQueuedCartAdds = (): AppThunk<Promise<boolean>> => (dispatch) =>
  withTabLock(async () => {
    let isAnswered = true;
    // Read inside the lock, as another tab may have sent some of the adds.
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
