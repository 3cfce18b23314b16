import { useIntl } from 'react-intl';
import {
  useGetPasskeyRegistrationOptionsMutation,
  useListPasskeysQuery,
  useRegisterPasskeyMutation,
} from '../../api/api.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { fieldSchema } from '../../forms/fieldRules.ts';
import { besideOldPassword, useOwnerProof } from './ownerProof.ts';
import { OwnerProofField } from '../../forms/OwnerProofField.tsx';
import { makePasskey } from '../../lib/passkey.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm, type FormAnswer } from '../../forms/useServerForm.ts';

export function PasskeyForm() {
  const { formatMessage } = useIntl();
  const storeSecret = useStoreSecret();
  const prove = useOwnerProof();
  const { data: known } = useListPasskeysQuery();
  const hasPasskeys = (known?.passkeys ?? []).length > 0;
  const [getOptions] = useGetPasskeyRegistrationOptionsMutation();
  const [registerPasskey] = useRegisterPasskeyMutation();
  const form = useServerForm<FormAnswer>({
    name: 'passkey',
    initialValues: { name: '', old_password: '' },
    schema: fieldSchema([
      { name: 'name', required: false },
      { name: 'old_password', required: !hasPasskeys },
    ]),
    secrets: ['old_password'],
    isEmptied: true,
    send: async ({ name = '', old_password: password = '' }) => {
      const ownerProofForm = await prove(password);
      if (!ownerProofForm) return { data: { error: formatMessage({ id: 'passkeys.noProof' }) } };
      const asked = await getOptions({ ownerProofForm });
      if (!asked.data?.options) return besideOldPassword(asked);
      const made = await makePasskey(asked.data.options);
      if (made === undefined) {
        return { data: { error: formatMessage({ id: 'passkeys.cancelled' }) } };
      }
      const passkeyForm = { credential: storeSecret(made), name };
      return registerPasskey({ passkeyForm });
    },
  });
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'passkeys.make' })}>
      <TextField
        field={form.fieldOf('name')}
        label={formatMessage({ id: 'passkeys.name' })}
        hint={formatMessage({ id: 'passkeys.nameHint' })}
        isRequired={false}
        autoComplete="off"
      />
      <OwnerProofField field={form.fieldOf('old_password')} hasPasskeys={hasPasskeys} />
    </ServerFormFrame>
  );
}
