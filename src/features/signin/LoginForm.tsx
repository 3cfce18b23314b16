import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoginMutation } from '../../api/api.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';
import { fieldSchema, allRequired } from '../../forms/fieldRules.ts';
import { fieldTexts } from '../../forms/fieldTexts.ts';
import { CodeForm } from './CodeForm.tsx';
import { ResendVerification } from './ResendVerification.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';

const schema = fieldSchema(allRequired(['email', 'old_password']));

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export function LoginForm() {
  const [credentials, setCredentials] = useState<Credentials>();
  if (!credentials) return <PasswordSignIn onCodeNeeded={setCredentials} />;
  return <CodeForm {...credentials} onBack={() => setCredentials(undefined)} />;
}

interface PasswordSignInProps {
  readonly onCodeNeeded: (credentials: Credentials) => void;
}

function PasswordSignIn({ onCodeNeeded }: PasswordSignInProps) {
  const { formatMessage } = useIntl();
  const storeSecret = useStoreSecret();
  const [login] = useLoginMutation();
  const form = useServerForm({
    name: 'login',
    initialValues: { email: '', old_password: '' },
    schema,
    secrets: ['old_password'],
    send: async ({ email = '', old_password: password = '' }) => {
      const sent = await login({ loginForm: { email, password: storeSecret(password) } });
      const { data } = sent;
      if (data?.second_factor) onCodeNeeded({ email, password });
      if (typeof data?.error !== 'object') return sent;
      const { password: invalid, ...others } = data.error;
      return { data: { ...data, error: { ...others, ...(invalid && { old_password: invalid }) } } };
    },
  });
  return (
    <>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'shell.account.signIn' })}>
        <TextField
          field={form.fieldOf('email')}
          label={formatMessage({ id: 'form.email' })}
          {...fieldTexts.email?.keyboard}
          autoComplete="username"
          enterKeyHint="next"
        />
        <PasswordField
          field={form.fieldOf('old_password')}
          label={formatMessage({ id: 'form.password' })}
          autoComplete="current-password"
        />
      </ServerFormFrame>
      {form.answer?.unverified && <ResendVerification email={form.values.email ?? ''} />}
    </>
  );
}
