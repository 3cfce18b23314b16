import Skeleton from '@mui/material/Skeleton';
import styles from './CheckoutScreen.module.css';

/** Stands where the checkout will be, before the cart is known. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.columns} data-testid="checkout-skeleton" aria-busy>
      <PartSkeleton />
      <PartSkeleton />
    </div>
  );
}

/** Stands for a part of the checkout that is still loading. */
export function PartSkeleton() {
  return <Skeleton variant="rounded" height={260} aria-busy />;
}
