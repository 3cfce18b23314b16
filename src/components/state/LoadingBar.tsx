import { useIntl } from 'react-intl';
import styles from './LoadingBar.module.css';

export interface LoadingBarProps {
  isActive: boolean;
}

/** Bar at the top edge during requests. Animates after 1000 ms, so that quick responses show no movement. */
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
