import styles from './SelectArrow.module.css';

/** The arrow at the end of a select; the class that it is given puts it there. */
export function SelectArrow({ className = '' }: { readonly className?: string }) {
  return <svg className={`${styles.arrow} ${className}`} width="18" height="18" aria-hidden />;
}
