import { rejectionOf } from '../problem.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from './staffUiSlice.ts';
import {
  isDone,
  useIdempotentSubmit,
  type MutationResult,
  type IdempotentArg,
} from './useIdempotentSubmit.ts';

type Mutation<Arg> = readonly [
  trigger: (arg: Arg) => PromiseLike<MutationResult>,
  result: { readonly isLoading: boolean },
];

/**
 * Wraps a mutation so that a toast reports its result. The idempotency key makes a retry safe.
 * @param mutation result of a generated hook
 * @param doneId message id of the success toast
 * @returns a sender that resolves to true on success, and the loading flag
 */
export function useMutationWithToast<Arg extends IdempotentArg>(
  [trigger, { isLoading }]: Mutation<Arg>,
  doneId: string,
): [(arg: Arg) => Promise<boolean>, boolean] {
  const dispatch = useStaffDispatch();
  const sendOnce = useIdempotentSubmit();
  async function send(arg: Arg): Promise<boolean> {
    const ended = await sendOnce(trigger, arg);
    if (isDone(ended)) {
      dispatch(toastShown({ kind: 'success', content: { messageId: doneId } }));
      return true;
    }
    const { detail } = rejectionOf(ended.error);
    const content = detail === undefined ? { messageId: 'staff.noAnswer' } : { text: detail };
    dispatch(toastShown({ kind: 'error', content }));
    return false;
  }
  return [send, isLoading];
}
