import { useIntl } from 'react-intl';
import {
  useGetStaffPasskeyRegistrationMutation,
  useRegisterStaffPasskeyMutation,
} from '../../api/staffApi.ts';
import { fieldSchema } from '../../forms/fieldRules.ts';
import { OwnerProofField } from '../../forms/OwnerProofField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { makePasskey } from '../../lib/passkey.ts';
import { rejectedWith } from '../problem.ts';
import { useStaffSecret } from '../session/useStaffSecret.ts';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { useMemberProof } from './useMemberProof.ts';

const schema = fieldSchema([{ name: 'name', required: false }]);

export function AddPasskeyForm({ hasPasskeys }: { readonly hasPasskeys: boolean }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const storeSecret = useStaffSecret();
  const prove = useMemberProof();
  const [getOptions] = useGetStaffPasskeyRegistrationMutation();
  const [register] = useRegisterStaffPasskeyMutation();
  const form = useStaffForm({
    name: 'staff-passkey',
    initialValues: { name: '', password: '' },
    schema,
    secrets: ['password'],
    send: async ({ name = '', password = '' }) => {
      const staffProof = await prove(password);
      if (!staffProof) return rejectedWith(formatMessage({ id: 'passkeys.noProof' }));
      const asked = await getOptions({ staffProof });
      if (!asked.data) return asked;
      const made = await makePasskey(asked.data.options);
      if (made === undefined) return rejectedWith(formatMessage({ id: 'passkeys.cancelled' }));
      return register({ staffPasskeyForm: { credential: storeSecret(made), name: name.trim() } });
    },
    onDone: () =>
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.account.added' } })),
    isEmptied: true,
    failedId: 'staff.failed',
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
      <OwnerProofField field={form.fieldOf('password')} hasPasskeys={hasPasskeys} />
    </ServerFormFrame>
  );
}
