import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Field, FieldTexts } from './field.ts';
import styles from './Form.module.css';

interface FieldFrameProps extends FieldTexts {
  readonly field: Field;
  /** The control */
  readonly children: ReactNode;
}

/** Label, hint, control and its error, which is read out as it appears. */
export function FieldFrame({ field, label, hint, isRequired = true, children }: FieldFrameProps) {
  const { id, error } = field;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!isRequired && (
          <span className={styles.optional}>
            {' '}
            <FormattedMessage id="form.optional" />
          </span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
