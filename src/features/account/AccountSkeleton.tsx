import Skeleton from '@mui/material/Skeleton';
import styles from './AccountPage.module.css';

/** Stands for a part of the account that is still loading. */
export function AccountSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} />
    </div>
  );
}
