import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useVerifyEmailMutation, type VerifyOutcome } from '../../api/api.ts';
import { allRequired, fieldSchema } from '../../forms/fieldRules.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';

interface VerifyPasswordFormProps {
  readonly code: string;
  readonly text: string | undefined;
  readonly onConfirmed: (answer: VerifyOutcome) => void;
}

const schema = fieldSchema(allRequired(['old_password']));

/**
 * Verifies an email address with the password. Used if the emailed link was opened in another browser than the
 * registration.
 */
export function VerifyPasswordForm({ code, text, onConfirmed }: VerifyPasswordFormProps) {
  const { formatMessage } = useIntl();
  const [verify] = useVerifyEmailMutation();
  const form = useServerForm<VerifyOutcome>({
    name: 'verify-password',
    initialValues: { old_password: '' },
    schema,
    secrets: ['old_password'],
    failedId: 'verify.failed',
    send: ({ old_password: password = '' }) => verify({ verifyForm: { code, password } }),
    onDone: onConfirmed,
  });
  return (
    <>
      <p role="status">{text}</p>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'verify.confirm' })}>
        <PasswordField
          field={form.fieldOf('old_password')}
          label={formatMessage({ id: 'form.password' })}
          autoComplete="current-password"
        />
      </ServerFormFrame>
      <p>
        <Link href="/account/register">
          <FormattedMessage id="verify.register" />
        </Link>
      </p>
    </>
  );
}
