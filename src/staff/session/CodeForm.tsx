import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVerifyStaffCodeMutation } from '../../api/staffApi.ts';
import { allRequired, fieldSchema } from '../../forms/fieldRules.ts';
import { CodeField } from '../../forms/secondFactor/CodeField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { useStaffSecret } from './useStaffSecret.ts';

const schema = fieldSchema(allRequired(['code']));

export function CodeForm({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  const storeSecret = useStaffSecret();
  const [verify] = useVerifyStaffCodeMutation();
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useStaffForm({
    name: 'staff-code',
    initialValues: { code: '' },
    schema,
    secrets: ['code'],
    send: ({ code = '' }) => verify({ staffCodeForm: { code: storeSecret(code) } }),
    leadsAway: true,
    failedId: 'staff.failed',
  });
  const handleSwitch = () => {
    form.setValue('code', '');
    setIsRecovery(!isRecovery);
  };
  return (
    <>
      <Typography>
        <FormattedMessage
          id={isRecovery ? 'login.code.recoveryText' : 'login.code.appText'}
          values={{ email }}
        />
      </Typography>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.signIn.submit' })}>
        <CodeField key={String(isRecovery)} field={form.fieldOf('code')} isRecovery={isRecovery} />
      </ServerFormFrame>
      <Button onClick={handleSwitch}>
        <FormattedMessage id={isRecovery ? 'login.code.byApp' : 'login.code.byRecovery'} />
      </Button>
    </>
  );
}
