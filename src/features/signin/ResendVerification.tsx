import { FormattedMessage, useIntl } from 'react-intl';
import { isDone, useResendVerificationMutation } from '../../api/api.ts';
import buttons from '../../components/Button.module.css';
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
        <button
          type="button"
          className={buttons.outlined}
          aria-disabled={sending.isLoading}
          onClick={() => {
            if (!sending.isLoading) void resend({ emailForm: { email } });
          }}
        >
          <FormattedMessage id="login.resend" />
        </button>
      </p>
    </div>
  );
}
