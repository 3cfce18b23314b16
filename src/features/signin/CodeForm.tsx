import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoginMutation } from '../../api/api.ts';
import { allRequired, fieldSchema } from '../../forms/fieldRules.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { CodeField } from '../../forms/secondFactor/CodeField.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';
import { useStoreSecret } from '../../forms/useStoreSecret.ts';

const schema = fieldSchema(allRequired(['code']));

interface CodeFormProps {
  readonly email: string;
  readonly password: string;
  readonly onBack: () => void;
}

export function CodeForm({ email, password, onBack }: CodeFormProps) {
  const { formatMessage } = useIntl();
  const storeSecret = useStoreSecret();
  const [login] = useLoginMutation();
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useServerForm({
    name: 'sign-in code',
    initialValues: { code: '' },
    schema,
    secrets: ['code'],
    send: ({ code = '' }) => {
      const loginForm = { email, password: storeSecret(password), code: storeSecret(code) };
      return login({ loginForm });
    },
  });
  const handleSwitch = () => {
    form.setValue('code', '');
    setIsRecovery(!isRecovery);
  };

  return (
    <ServerFormFrame
      form={form}
      submitLabel={formatMessage({ id: 'shell.account.signIn' })}
      footer={
        <p>
          <Button variant="text" onClick={handleSwitch}>
            <FormattedMessage id={isRecovery ? 'login.code.byApp' : 'login.code.byRecovery'} />
          </Button>
          <Button variant="text" onClick={onBack}>
            <FormattedMessage id="login.code.back" />
          </Button>
        </p>
      }
    >
      <p>
        <FormattedMessage
          id={isRecovery ? 'login.code.recoveryText' : 'login.code.appText'}
          values={{ email }}
        />
      </p>
      <CodeField key={String(isRecovery)} field={form.fieldOf('code')} isRecovery={isRecovery} />
    </ServerFormFrame>
  );
}
