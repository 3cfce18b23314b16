import { FormattedMessage } from 'react-intl';
import buttons from '../../components/Button.module.css';
import notices from '../../components/StateMessage.module.css';
import styles from './BrokenPage.module.css';
import { ReportButton } from './ReportButton.tsx';

/** Stands where a page would be whose code failed. */
export function BrokenPage() {
  return (
    <div className={styles.page}>
      <div className={notices.notice} role="alert">
        <h1 className={notices.title}>
          <FormattedMessage id="support.broken.title" />
        </h1>
        <p className={notices.text}>
          <FormattedMessage id="support.broken.text" />
        </p>
        <div className={styles.choices}>
          <button type="button" className={buttons.filled} onClick={() => window.location.reload()}>
            <FormattedMessage id="support.broken.reload" />
          </button>
          <ReportButton className={buttons.outlined} />
        </div>
      </div>
    </div>
  );
}
