import styles from './CardSkeleton.module.css';

/** The place of a card that is still loading; says nothing to a screen reader. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden data-testid="card-skeleton">
      <div className={styles.image} data-testid="card-skeleton-image" />
      <div className={styles.name} />
      <div className={styles.detail} />
      <div className={styles.price} />
    </div>
  );
}
