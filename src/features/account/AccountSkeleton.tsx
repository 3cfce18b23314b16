import Skeleton from '@mui/material/Skeleton';
import styles from './AccountPage.module.css';

export function AccountSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={48} />
    </div>
  );
}
