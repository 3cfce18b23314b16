import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';
import { describedBy, type Field, type FieldTexts } from './field.ts';
import { FieldFrame } from './FieldFrame.tsx';

type Keyboard = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'enterKeyHint' | 'autoCapitalize' | 'spellCheck'
>;

export type TextFieldKeyboard = Keyboard;

export interface TextFieldProps extends FieldTexts, Keyboard {
  readonly field: Field;
}

export function TextField({ field, label, hint, isRequired = true, ...keyboard }: TextFieldProps) {
  const { error: _error, ...control } = field;
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <OutlinedInput
        {...control}
        slotProps={{ input: { ...keyboard, ...describedBy(field, hint), required: isRequired } }}
      />
    </FieldFrame>
  );
}
