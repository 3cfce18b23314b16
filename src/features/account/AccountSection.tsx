import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../lib/classNames.ts';
import styles from './AccountPage.module.css';

interface AccountSectionProps {
  /** Message ids */
  readonly titleId: string;
  readonly textId?: string;
  /** Whether what it offers cannot be undone */
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
}

/** A part of an account page with a heading of its own. */
export function AccountSection({ titleId, textId, isDangerous, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      className={classNames(styles.section, isDangerous && styles.danger)}
      aria-labelledby={id}
    >
      <h2 id={id}>
        <FormattedMessage id={titleId} />
      </h2>
      {textId && (
        <p className={styles.lead}>
          <FormattedMessage id={textId} />
        </p>
      )}
      {children}
    </section>
  );
}
