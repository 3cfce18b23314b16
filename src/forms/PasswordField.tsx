import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { describedBy, type Field, type FieldTexts } from './field.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './Form.module.css';

export interface PasswordFieldProps extends FieldTexts {
  readonly field: Field;
  /** Whether it must be filled; true by default */
  readonly isRequired?: boolean;
  /** Which password browsers and password managers offer */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be shown while it is typed. */
export function PasswordField({
  field,
  label,
  hint,
  isRequired = true,
  autoComplete,
}: PasswordFieldProps) {
  // What is being typed is no part of a recording, and so is whether it can be read.
  const [isShown, setIsShown] = useState(false);
  const { error: _error, ...control } = field;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <OutlinedInput
        {...control}
        type={isShown ? 'text' : 'password'}
        slotProps={{
          input: {
            ...describedBy(field, hint),
            required: isRequired,
            autoComplete,
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'go',
          },
        }}
        endAdornment={
          <Button
            size="small"
            className={styles.reveal}
            aria-controls={field.id}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            <FormattedMessage id="form.password.show" />
          </Button>
        }
      />
    </FieldFrame>
  );
}
