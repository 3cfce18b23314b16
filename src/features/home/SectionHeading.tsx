import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronIcon } from '../../components/icons.tsx';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  readonly id: string;
  readonly children: ReactNode;
  /** The link beside it */
  readonly more?: { readonly to: string; readonly text: string };
}

/** The heading of a part of the home page, with a link to all of its kind. */
export function SectionHeading({ id, children, more }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{children}</h2>
      {more && (
        <Link to={more.to} className={styles.more} aria-describedby={id}>
          {more.text}
          <ChevronIcon size={16} />
        </Link>
      )}
    </div>
  );
}
