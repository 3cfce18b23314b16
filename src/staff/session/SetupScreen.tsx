import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { object } from 'yup';
import { useClaimShopMutation } from '../../api/staffApi.ts';
import { allRequired, fieldSchema } from '../../forms/fieldRules.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { staffPaths } from '../staffPaths.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { EntryPage } from './EntryPage.tsx';
import { takeLinkCode } from './takeLinkCode.ts';
import { useStaffSecret } from './useStaffSecret.ts';

const schema = object().concat(fieldSchema(allRequired(['name', 'email', 'password'])));

export function SetupScreen() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [code] = useState(takeLinkCode);
  const [claim] = useClaimShopMutation();
  const storeSecret = useStaffSecret();
  const form = useStaffForm({
    name: 'staff-setup',
    initialValues: { name: '', email: '', password: '' },
    schema,
    secrets: ['password'],
    send: ({ name = '', email = '', password = '' }) =>
      claim({
        ownerSetupForm: {
          code: storeSecret(code),
          name: name.trim(),
          email: email.trim(),
          password: storeSecret(password),
        },
      }),
    onDone: () => void navigate(staffPaths.start, { replace: true }),
    leadsAway: true,
    failedId: 'staff.failed',
  });
  return (
    <EntryPage
      title={formatMessage({ id: 'staff.setup.title' })}
      text={formatMessage({ id: 'staff.setup.text' })}
    >
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.setup.submit' })}>
        <TextField
          field={form.fieldOf('name')}
          label={formatMessage({ id: 'staff.name' })}
          autoComplete="name"
        />
        <TextField
          field={form.fieldOf('email')}
          label={formatMessage({ id: 'staff.email' })}
          type="email"
          autoComplete="username"
        />
        <PasswordField
          field={form.fieldOf('password')}
          label={formatMessage({ id: 'staff.password' })}
          hint={formatMessage({ id: 'staff.setPassword.hint' })}
          autoComplete="new-password"
        />
      </ServerFormFrame>
    </EntryPage>
  );
}
