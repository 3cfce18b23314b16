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
import {
  isDone,
  useIdempotentSubmit,
  type MutationResult,
  type SendOnce,
} from './useIdempotentSubmit.ts';

interface StaffFormOptions extends Omit<ServerFormOptions<FormAnswer>, 'send' | 'onDone'> {
  readonly send: (values: FormValues, sendOnce: SendOnce) => Promise<MutationResult>;
  readonly onDone?: () => void;
  /** Message id if no response arrives. The default text says that a retry is safe. */
  readonly failedId?: string;
}

export function useStaffForm({
  send,
  onDone,
  failedId = 'staff.noAnswer',
  ...options
}: StaffFormOptions): ServerForm<FormAnswer> {
  const { formatMessage } = useIntl();
  const { getState } = useStaffStore();
  const sendOnce = useIdempotentSubmit(options.name);
  const form = useServerForm<FormAnswer>({
    ...options,
    failedId,
    send: async (values) => {
      const ended = await send(values, sendOnce);
      if (isDone(ended)) return { data: { status: 1 } };
      const { status, detail, errors } = rejectionOf(ended.error);
      // The text must still be true after the sign-in dialog closes.
      if (status === 401 && selectSignInStep(getState()) !== null)
        return { data: { error: formatMessage({ id: 'staff.sessionHadEnded' }) } };
      if (Object.keys(errors).length > 0) return { data: { error: errors } };
      return detail === undefined ? { error: ended.error } : { data: { error: detail } };
    },
    ...(onDone && { onDone }),
  });
  return { ...form, outcome: form.outcome?.kind === 'done' ? undefined : form.outcome };
}
