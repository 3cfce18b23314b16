import { useListPasskeysQuery } from '../../api/api.ts';
import type { OwnerProofForm } from '../../api/endpoints.gen.ts';
import { useIntl } from 'react-intl';
import { fieldSchema } from '../../forms/fieldRules.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm, type FormAnswer, type FormSent } from '../../forms/useServerForm.ts';
import { besideOldPassword, useOwnerProof } from './ownerProof.ts';
import { OwnerProofField } from '../../forms/OwnerProofField.tsx';

interface ProvenFormProps<Answer extends FormAnswer> {
  readonly name: string;
  readonly label: string;
  readonly send: (ownerProofForm: OwnerProofForm) => PromiseLike<FormSent<Answer>>;
  readonly onDone: (answer: Answer) => void;
}

export function ProvenForm<Answer extends FormAnswer>(props: ProvenFormProps<Answer>) {
  const { name, label, send, onDone } = props;
  const { formatMessage } = useIntl();
  const prove = useOwnerProof();
  const { data: known } = useListPasskeysQuery();
  const hasPasskeys = (known?.passkeys ?? []).length > 0;
  const form = useServerForm<Answer | FormAnswer>({
    name,
    initialValues: { old_password: '' },
    schema: fieldSchema([{ name: 'old_password', required: !hasPasskeys }]),
    secrets: ['old_password'],
    isEmptied: true,
    send: async ({ old_password: password = '' }) => {
      const proof = await prove(password);
      if (!proof) return { data: { error: formatMessage({ id: 'passkeys.noProof' }) } };
      return besideOldPassword(await send(proof));
    },
    onDone: (answer) => onDone(answer as Answer),
  });
  return (
    <ServerFormFrame form={form} label={label} submitLabel={label}>
      <OwnerProofField field={form.fieldOf('old_password')} hasPasskeys={hasPasskeys} />
    </ServerFormFrame>
  );
}
