import styles from './AccountSkeleton.module.css';

/** Stands for a part of the account that is still loading. */
export function AccountSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.line} />
    </div>
  );
}
