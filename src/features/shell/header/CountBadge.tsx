import type { ReactNode } from 'react';
import styles from './CountBadge.module.css';

interface CountBadgeProps {
  readonly count: number;
  readonly children: ReactNode;
}

/**
 * Shows a count at an icon's corner, for sighted users only. Plain CSS, because inserting new styles on the first
 * add would restyle the page.
 */
export function CountBadge({ count, children }: CountBadgeProps) {
  if (count === 0) return children;
  return (
    <span className={styles.host} aria-hidden>
      {children}
      <span className={styles.count}>{count}</span>
    </span>
  );
}
