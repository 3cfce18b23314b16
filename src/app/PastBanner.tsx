import { FormattedMessage } from 'react-intl';
import { useIsPast } from './TimeGateContext.tsx';
import styles from './PastBanner.module.css';

/** Says that DevTools shows an earlier state, in which nothing can be done. */
export function PastBanner() {
  return useIsPast() ? (
    <p role="status" className={styles.notice}>
      <FormattedMessage id="timeTravel.past" />
    </p>
  ) : null;
}
