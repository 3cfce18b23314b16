import type { FormAnswer, ServerForm } from '../../../forms/useServerForm.ts';
import { TextField, type TextFieldKeyboard } from '../../../forms/TextField.tsx';
import { useFieldLabel } from './useFieldLabel.ts';

interface ProductTextFieldProps extends TextFieldKeyboard {
  readonly form: ServerForm<FormAnswer>;
  readonly name: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
}

export function ProductTextField({
  form,
  name,
  hint,
  isRequired = false,
  ...keyboard
}: ProductTextFieldProps) {
  const labelOf = useFieldLabel();
  return (
    <TextField
      field={form.fieldOf(name)}
      label={labelOf(name)}
      hint={hint}
      isRequired={isRequired}
      autoComplete="off"
      {...keyboard}
    />
  );
}
