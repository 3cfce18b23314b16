import { rejectionOf } from '../problem.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from './staffUiSlice.ts';

/** What a hook of a mutation returns, as far as it is asked here. */
type Mutation<Arg> = readonly [
  trigger: (arg: Arg) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>,
  result: { readonly isLoading: boolean },
];

/**
 * A write that tells what came of it in a toast.
 * @param mutation what a generated hook returns
 * @param doneId id of the message when it was done
 * @returns what sends it, ending with whether it was done, and whether it is on its way
 */
export function useToldWrite<Arg>(
  [trigger, { isLoading }]: Mutation<Arg>,
  doneId: string,
): [(arg: Arg) => Promise<boolean>, boolean] {
  const dispatch = useStaffDispatch();
  async function send(arg: Arg): Promise<boolean> {
    const { data, error } = await trigger(arg);
    // An answer without content is done, too; a backend that cannot be reached gives an empty text.
    if (error === undefined && data !== '') {
      dispatch(toastShown({ kind: 'success', content: { messageId: doneId } }));
      return true;
    }
    const { detail } = rejectionOf(error);
    const content = detail === undefined ? { messageId: 'staff.failed' } : { text: detail };
    dispatch(toastShown({ kind: 'error', content }));
    return false;
  }
  return [send, isLoading];
}
