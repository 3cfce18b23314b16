import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Field } from '../field.ts';
import { AppCodeField } from './AppCodeField.tsx';
import { TextField } from '../TextField.tsx';

interface CodeFieldProps {
  readonly field: Field;
  readonly isRecovery: boolean;
}

/** Field for a code of the app or a recovery code; takes the focus. */
export function CodeField({ field, isRecovery }: CodeFieldProps) {
  const { formatMessage } = useIntl();
  const { id } = field;
  // It comes where the button was that the shopper has pressed.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return isRecovery ? (
    <TextField
      field={field}
      label={formatMessage({ id: 'login.code.recovery' })}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  ) : (
    <AppCodeField field={field} />
  );
}
