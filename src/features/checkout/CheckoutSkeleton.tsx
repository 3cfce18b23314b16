import styles from './CheckoutScreen.module.css';

/** Stands where the checkout will be, before the cart is known. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.columns} data-testid="checkout-skeleton" aria-busy>
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
}
