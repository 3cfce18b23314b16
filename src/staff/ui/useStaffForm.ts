import {
  useServerForm,
  type FormAnswer,
  type FormValues,
  type ServerForm,
  type ServerFormOptions,
} from '../../forms/useServerForm.ts';
import { rejectionOf } from '../problem.ts';

/** What a mutation of the counter ends with. */
interface Ended {
  readonly data?: unknown;
  readonly error?: unknown;
}

interface StaffFormOptions extends Omit<ServerFormOptions<FormAnswer>, 'send' | 'onDone'> {
  /** Sends the form, as the trigger of a mutation does. */
  readonly send: (values: FormValues) => Promise<Ended>;
  readonly onDone?: () => void;
}

/** A form of the counter: the house's form, over answers that are problems where they are refused. */
export function useStaffForm({
  send,
  onDone,
  ...options
}: StaffFormOptions): ServerForm<FormAnswer> {
  return useServerForm<FormAnswer>({
    ...options,
    send: async (values) => {
      const { data, error } = await send(values);
      if (error === undefined && data !== '') return { status: 1 };
      const { detail, errors } = rejectionOf(error);
      if (Object.keys(errors).length > 0) return { error: errors };
      return detail === undefined ? undefined : { error: detail };
    },
    ...(onDone && { onDone }),
  });
}
