import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useDeleteAccountMutation } from '../../api/api.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { besideOldPassword } from './ownerProof.ts';
import { toastShown } from '../ui/uiSlice.ts';
import { fieldSchema, allRequired } from '../../forms/fieldRules.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';

const schema = fieldSchema(allRequired(['old_password']));

export function DeleteAccountForm() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const storeSecret = useStoreSecret();
  const [deleteAccount] = useDeleteAccountMutation();
  const form = useServerForm({
    name: 'delete',
    initialValues: { old_password: '' },
    schema,
    secrets: ['old_password'],
    isEmptied: true,
    send: async ({ old_password: password = '' }) => {
      const ownerProofForm = { password: storeSecret(password) };
      return besideOldPassword(await deleteAccount({ ownerProofForm }));
    },
    leadsAway: true,
    onDone: () => {
      const content = { messageId: 'profile.deleted' };
      dispatch(toastShown({ kind: 'success', content }));
      void navigate('/');
    },
  });
  return (
    <ServerFormFrame
      form={form}
      label={formatMessage({ id: 'profile.delete' })}
      submitLabel={formatMessage({ id: 'profile.deleteButton' })}
    >
      <PasswordField
        field={form.fieldOf('old_password')}
        label={formatMessage({ id: 'form.oldPassword' })}
        autoComplete="current-password"
      />
    </ServerFormFrame>
  );
}
