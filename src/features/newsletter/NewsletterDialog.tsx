import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import buttons from '../../components/Button.module.css';
import { Dialog } from '../../components/Dialog.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectNewsletterAction } from '../shop/configSelector.ts';
import type { DialogState } from '../ui/dialogState.ts';
import { NewsletterPicture } from './NewsletterPicture.tsx';
import styles from './NewsletterDialog.module.css';

/**
 * The newsletter pop-up. Its form goes to the mailing list's provider by the browser alone, in a new tab; a press beside it
 * does not close it.
 */
export function NewsletterDialog({ isOpen, onClose }: DialogState) {
  const { formatMessage } = useIntl();
  const action = useAppSelector(selectNewsletterAction);
  const [isSent, setIsSent] = useState(false);
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
          <p className={styles.lead}>
            <FormattedMessage id="newsletter.lead" />
          </p>
          <form
            className={styles.form}
            action={action}
            method="post"
            target="_blank"
            rel="noopener"
            onSubmit={() => setIsSent(true)}
          >
            <input
              className={styles.field}
              type="email"
              name="EMAIL"
              required
              autoComplete="email"
              placeholder={formatMessage({ id: 'newsletter.email' })}
              aria-label={formatMessage({ id: 'newsletter.email' })}
            />
            <button type="submit" className={buttons.filled}>
              <FormattedMessage id="newsletter.subscribe" />
            </button>
          </form>
          <p role="status" className={styles.note}>
            <FormattedMessage id={isSent ? 'newsletter.sent' : 'newsletter.note'} />
          </p>
        </div>
      </div>
    </Dialog>
  );
}
