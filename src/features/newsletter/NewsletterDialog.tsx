import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Dialog } from '../../components/Dialog.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectNewsletterAction } from '../shop/configSelector.ts';
import type { DialogState } from '../ui/dialogState.ts';
import { NewsletterPicture } from './NewsletterPicture.tsx';
import styles from './NewsletterDialog.module.css';

const OUTCOMES = {
  none: 'newsletter.note',
  sent: 'newsletter.sent',
  failed: 'newsletter.failed',
} as const;

/**
 * Newsletter pop-up. The browser posts the form to the provider in a new tab. Clicks outside do not close the
 * pop-up.
 */
export function NewsletterDialog({ isOpen, onClose }: DialogState) {
  const { formatMessage } = useIntl();
  const action = useAppSelector(selectNewsletterAction);
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>('none');

  useEffect(() => {
    // This violation means that the provider redirected to a host missing from `form-action` (NEWSLETTER_REDIRECT).
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'form-action') setOutcome('failed');
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, []);

  return (
    <Dialog
      title={<FormattedMessage id="newsletter.title" />}
      closesBeside={false}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={styles.content}>
        <NewsletterPicture label={formatMessage({ id: 'newsletter.picture' })} />
        <div className={styles.words}>
          <Typography variant="lead">
            <FormattedMessage id="newsletter.lead" />
          </Typography>
          <form
            className={styles.form}
            action={action}
            method="post"
            target="_blank"
            rel="noopener"
            onSubmit={() => setOutcome(navigator.onLine ? 'sent' : 'failed')}
          >
            <OutlinedInput
              className={styles.field}
              type="email"
              name="EMAIL"
              required
              autoComplete="email"
              placeholder={formatMessage({ id: 'newsletter.email' })}
              slotProps={{ input: { 'aria-label': formatMessage({ id: 'newsletter.email' }) } }}
            />
            <Button type="submit" variant="contained">
              <FormattedMessage id="newsletter.subscribe" />
            </Button>
          </form>
          <Typography variant="caption" color="textSecondary" component="p" role="status">
            <FormattedMessage id={OUTCOMES[outcome]} />
          </Typography>
        </div>
      </div>
    </Dialog>
  );
}
