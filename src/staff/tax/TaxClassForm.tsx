import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import type { TaxClassForm as TaxClassName } from '../../api/staffApi.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import type { MutationResult, SendOnce } from '../ui/useIdempotentSubmit.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';

const schema = object({
  name: string().trim().required('form.error.missing').max(60, 'form.error.long'),
});

interface TaxClassFormProps {
  readonly draft: string;
  readonly name: string;
  readonly labelId: string;
  readonly submitId: string;
  readonly doneId: string;
  readonly send: (form: TaxClassName, sendOnce: SendOnce) => Promise<MutationResult>;
  readonly isEmptied?: boolean;
}

export function TaxClassForm(props: TaxClassFormProps) {
  const { draft, name, labelId, submitId, doneId, send, isEmptied = false } = props;
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const form = useStaffForm({
    name: draft,
    initialValues: { name },
    schema,
    send: (values, sendOnce) => send({ name: values['name'] ?? '' }, sendOnce),
    onDone: () => dispatch(toastShown({ kind: 'success', content: { messageId: doneId } })),
    isEmptied,
  });
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: submitId })}>
      <TextField
        field={form.fieldOf('name')}
        label={formatMessage({ id: labelId })}
        autoComplete="off"
      />
    </ServerFormFrame>
  );
}
