import { useIntl } from 'react-intl';
import styles from './LoadingBar.module.css';

export interface LoadingBarProps {
  /** Whether a request is in flight */
  isActive: boolean;
}

/** A bar at the top edge during requests; its progress starts after 1000 ms, so quick answers show no movement. */
export function LoadingBar({ isActive }: LoadingBarProps) {
  const intl = useIntl();
  if (!isActive) return null;
  return (
    <div
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'loadingBar.progress.label' })}
      className={styles.bar}
    >
      <div className={styles.progress} />
    </div>
  );
}
