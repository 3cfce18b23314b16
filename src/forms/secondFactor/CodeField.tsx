import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Field } from '../field.ts';
import { AppCodeField } from './AppCodeField.tsx';
import { TextField } from '../TextField.tsx';

interface CodeFieldProps {
  readonly field: Field;
  readonly isRecovery: boolean;
}

export function CodeField({ field, isRecovery }: CodeFieldProps) {
  const { formatMessage } = useIntl();
  const { id } = field;
  // The field replaces the button that had the focus.
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
