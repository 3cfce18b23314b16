import { object, string } from 'yup';
import { useSignInStaffMutation } from '../../api/staffApi.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useIntl } from 'react-intl';
import { PasskeyStaffSignIn } from './PasskeyStaffSignIn.tsx';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { useStaffSecret } from './useStaffSecret.ts';

interface SignInFormProps {
  readonly email?: string;
}

const ofOne = object({ password: string().required('form.error.missing') });
const ofAnybody = ofOne.shape({ email: string().trim().required('form.error.missing') });

export function SignInForm({ email }: SignInFormProps) {
  const { formatMessage } = useIntl();
  const [signIn] = useSignInStaffMutation();
  const storeSecret = useStaffSecret();
  const form = useStaffForm({
    // The form to sign in again has no email field, so it needs a separate draft.
    name: email === undefined ? 'staff-sign-in' : 'staff-sign-in-again',
    initialValues: { ...(email === undefined && { email: '' }), password: '' },
    schema: email === undefined ? ofAnybody : ofOne,
    secrets: ['password'],
    send: ({ email: typed = '', password = '' }) =>
      signIn({ signInForm: { email: email ?? typed.trim(), password: storeSecret(password) } }),
    leadsAway: true,
    failedId: 'staff.failed',
  });
  return (
    <>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.signIn.submit' })}>
        {email === undefined && (
          <TextField
            field={form.fieldOf('email')}
            label={formatMessage({ id: 'staff.email' })}
            type="email"
            autoComplete="username"
          />
        )}
        <PasswordField
          field={form.fieldOf('password')}
          label={formatMessage({ id: 'staff.password' })}
          autoComplete="current-password"
        />
      </ServerFormFrame>
      <PasskeyStaffSignIn />
    </>
  );
}
