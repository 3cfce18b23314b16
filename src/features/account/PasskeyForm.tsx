import { useIntl } from 'react-intl';
import {
  useGetPasskeyRegistrationOptionsMutation,
  useRegisterPasskeyMutation,
} from '../../api/api.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { fieldSchema } from '../../forms/fieldRules.ts';
import { makePasskey } from './passkey.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm, type FormAnswer } from '../../forms/useServerForm.ts';

const schema = fieldSchema([{ name: 'name', required: false }]);

/** Makes a passkey on this device or on another one, and gives it a name. */
export function PasskeyForm() {
  const { formatMessage } = useIntl();
  const storeSecret = useStoreSecret();
  const [getOptions] = useGetPasskeyRegistrationOptionsMutation();
  const [registerPasskey] = useRegisterPasskeyMutation();
  const form = useServerForm<FormAnswer>({
    name: 'passkey',
    initialValues: { name: '' },
    schema,
    isEmptied: true,
    send: async ({ name = '' }) => {
      const { data: asked } = await getOptions({ emptyForm: {} });
      if (!asked || !asked.options) return asked;
      const made = await makePasskey(asked.options);
      if (made === undefined) return { error: formatMessage({ id: 'passkeys.cancelled' }) };
      const passkeyForm = { credential: storeSecret(made), name };
      return (await registerPasskey({ passkeyForm })).data;
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
    </ServerFormFrame>
  );
}
