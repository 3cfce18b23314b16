import { describedBy, type Field, type FieldTexts } from './field.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './Form.module.css';

export interface TextAreaFieldProps extends FieldTexts {
  readonly field: Field;
  /** Lines shown; 3 by default */
  readonly rows?: number;
}

/** Text of several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { field, label, hint, isRequired = true, rows = 3 } = props;
  const { error: _error, ...control } = field;
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <textarea
        {...control}
        {...describedBy(field, hint)}
        className={styles.control}
        rows={rows}
        required={isRequired}
      />
    </FieldFrame>
  );
}
