import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { isDone, useResendVerificationMutation } from '../../api/api.ts';
import { FormMessage } from '../../components/FormMessage.tsx';
import styles from '../account/AccountPage.module.css';
import { rejectionText } from '../../forms/rejectionText.ts';

/** Sends the email that confirms an address once more. */
export function ResendVerification({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  const [resend, sending] = useResendVerificationMutation();
  const answer = sending.data || undefined;
  const isAnswered = !sending.isLoading && !sending.isUninitialized;
  const text = isDone(answer)
    ? answer?.success
    : (rejectionText(answer) ?? formatMessage({ id: 'form.failed' }));
  return (
    <div className={styles.aside}>
      <FormMessage
        outcome={isAnswered ? { kind: isDone(answer) ? 'done' : 'error', text } : undefined}
      />
      <p>
        <Button
          variant="outlined"
          aria-disabled={sending.isLoading}
          onClick={() => {
            if (!sending.isLoading) void resend({ emailForm: { email } });
          }}
        >
          <FormattedMessage id="login.resend" />
        </Button>
      </p>
    </div>
  );
}
