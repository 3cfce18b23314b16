import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import styles from './CardSkeleton.module.css';

export function CardSkeleton() {
  return (
    <Card variant="outlined" className={styles.card} aria-hidden data-testid="card-skeleton">
      <Skeleton variant="rounded" className={styles.image} data-testid="card-skeleton-image" />
      <Skeleton variant="rounded" className={styles.name} />
      <Skeleton variant="rounded" className={styles.detail} />
      <Skeleton variant="rounded" className={styles.price} />
    </Card>
  );
}
