import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useResendVerificationMutation } from '../../api/api.ts';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { pressProps } from '../../components/pressProps.ts';
import styles from '../account/AccountPage.module.css';
import { useWriteOutcome } from '../../forms/useWriteOutcome.ts';

export function ResendVerification({ email }: { readonly email: string }) {
  const [resend, sending] = useResendVerificationMutation();
  const outcome = useWriteOutcome(sending);
  return (
    <div className={styles.aside}>
      <FormMessage outcome={outcome} />
      <p>
        <Button
          variant="outlined"
          {...pressProps(sending.isLoading, () => resend({ emailForm: { email } }))}
        >
          <FormattedMessage id="login.resend" />
        </Button>
      </p>
    </div>
  );
}
