import type { ReactNode } from 'react';
import styles from './CountBadge.module.css';

interface CountBadgeProps {
  readonly count: number;
  /** The icon */
  readonly children: ReactNode;
}

/**
 * A small number at the corner of an icon, for the eye only; none where there is nothing to count. Plain CSS: the rules of a
 * component that is first seen at the press of an add would style the whole page anew before the number shows.
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
