import type { ReactNode } from 'react';
import styles from './StateMessage.module.css';

export interface EmptyStateProps {
  /** What is empty, one short sentence */
  title: string;
  /** What to do about it */
  text?: string;
  /** A link or button onwards */
  children?: ReactNode;
}

/** Stands where a list without entries would be. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.notice}>
      <svg
        className={styles.drawing}
        viewBox="0 0 120 64"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M28 30h64l-7 27a4 4 0 0 1-4 3H39a4 4 0 0 1-4-3l-7-27Z" />
        <path d="M44 30C44 15 51 6 60 6s16 9 16 24" />
        <path d="M46 38l3 14M60 38v14M74 38l-3 14" />
      </svg>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
