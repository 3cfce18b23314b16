import InputBase from '@mui/material/InputBase';
import { useIntl } from 'react-intl';
import { useChangePasswordMutation, useGetProfileQuery } from '../../api/api.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { fieldSchema, allRequired } from '../../forms/fieldRules.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';

const schema = fieldSchema(allRequired(['old_password', 'password']));

export function PasswordForm() {
  const { formatMessage } = useIntl();
  const storeSecret = useStoreSecret();
  const { data: profile } = useGetProfileQuery();
  const [change] = useChangePasswordMutation();
  const form = useServerForm({
    name: 'password',
    initialValues: { old_password: '', password: '' },
    schema,
    secrets: ['old_password', 'password'],
    isEmptied: true,
    send: ({ old_password: old = '', password = '' }) => {
      const passwordForm = { old_password: storeSecret(old), password: storeSecret(password) };
      return change({ passwordForm });
    },
  });
  return (
    <ServerFormFrame
      form={form}
      label={formatMessage({ id: 'profile.password' })}
      submitLabel={formatMessage({ id: 'profile.passwordSave' })}
    >
      {/* Password managers read the account's email address from this field. */}
      <InputBase
        className="visuallyHidden"
        readOnly
        autoComplete="username"
        value={profile?.customer?.email ?? ''}
        slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
      />
      <PasswordField
        field={form.fieldOf('old_password')}
        label={formatMessage({ id: 'form.oldPassword' })}
        autoComplete="current-password"
      />
      <PasswordField
        field={form.fieldOf('password')}
        label={formatMessage({ id: 'form.newPassword' })}
        hint={formatMessage({ id: 'form.passwordHint' })}
        autoComplete="new-password"
      />
    </ServerFormFrame>
  );
}
