import { rejectionOf } from '../problem.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from './staffUiSlice.ts';
import { isDone, useIntention, type Ended, type Keyed } from './useIntention.ts';

/** What a hook of a mutation returns, as far as it is asked here. */
type Mutation<Arg> = readonly [
  trigger: (arg: Arg) => PromiseLike<Ended>,
  result: { readonly isLoading: boolean },
];

/**
 * A write that tells what came of it in a toast. What got no answer is done once, however often it is asked for.
 * @param mutation what a generated hook returns
 * @param doneId id of the message when it was done
 * @returns what sends it, ending with whether it was done, and whether it is on its way
 */
export function useToldWrite<Arg extends Keyed>(
  [trigger, { isLoading }]: Mutation<Arg>,
  doneId: string,
): [(arg: Arg) => Promise<boolean>, boolean] {
  const dispatch = useStaffDispatch();
  const sendOnce = useIntention();
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
