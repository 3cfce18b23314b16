import Skeleton from '@mui/material/Skeleton';
import styles from './CheckoutScreen.module.css';

export function CheckoutSkeleton() {
  return (
    <div className={styles.columns} data-testid="checkout-skeleton" aria-busy>
      <PartSkeleton />
      <PartSkeleton />
    </div>
  );
}

export function PartSkeleton() {
  return <Skeleton variant="rounded" height={260} aria-busy />;
}
