import { useIntl } from 'react-intl';
import {
  useServerForm,
  type FormAnswer,
  type FormValues,
  type ServerForm,
  type ServerFormOptions,
} from '../../forms/useServerForm.ts';
import { rejectionOf } from '../problem.ts';
import { selectSignInStep } from '../session/staffSessionSlice.ts';
import { useStaffStore } from '../staffHooks.ts';
import { isDone, useIntention, type Ended, type SendOnce } from './useIntention.ts';

interface StaffFormOptions extends Omit<ServerFormOptions<FormAnswer>, 'send' | 'onDone'> {
  /** Sends the form, as the trigger of a mutation does; by `sendOnce` whatever must not be done twice. */
  readonly send: (values: FormValues, sendOnce: SendOnce) => Promise<Ended>;
  readonly onDone?: () => void;
  /** Message id of what is said where no answer came; by default that it is done once, however often it is sent */
  readonly failedId?: string;
}

/** A form of the counter: the house's form, over answers that are problems where they are refused. */
export function useStaffForm({
  send,
  onDone,
  failedId = 'staff.noAnswer',
  ...options
}: StaffFormOptions): ServerForm<FormAnswer> {
  const { formatMessage } = useIntl();
  const { getState } = useStaffStore();
  const sendOnce = useIntention(options.name);
  const form = useServerForm<FormAnswer>({
    ...options,
    failedId,
    send: async (values) => {
      const ended = await send(values, sendOnce);
      if (isDone(ended)) return { data: { status: 1 } };
      const { status, detail, errors } = rejectionOf(ended.error);
      // Still true once the dialog that asks for the password is gone.
      if (status === 401 && selectSignInStep(getState()) !== null)
        return { data: { error: formatMessage({ id: 'staff.sessionHadEnded' }) } };
      if (Object.keys(errors).length > 0) return { data: { error: errors } };
      return detail === undefined ? { error: ended.error } : { data: { error: detail } };
    },
    ...(onDone && { onDone }),
  });
  // What is done a toast says, or the page shows.
  return { ...form, outcome: form.outcome?.kind === 'done' ? undefined : form.outcome };
}
