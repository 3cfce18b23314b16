import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { describedBy, type Field, type FieldTexts } from './field.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './Form.module.css';

export interface PasswordFieldProps extends FieldTexts {
  readonly field: Field;
  readonly isRequired?: boolean;
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({
  field,
  label,
  hint,
  isRequired = true,
  autoComplete,
}: PasswordFieldProps) {
  // Local state, because neither the password nor its visibility may be recorded.
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
