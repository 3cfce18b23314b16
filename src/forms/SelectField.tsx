import NativeSelect from '@mui/material/NativeSelect';
import { describedBy, type Field, type FieldTexts } from './field.ts';
import { FieldFrame } from './FieldFrame.tsx';

/** One choice of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldTexts {
  readonly field: Field;
  /** In the order shown */
  readonly options: readonly SelectOption[];
  /** What stands there while nothing is chosen */
  readonly placeholder: string;
  readonly autoComplete?: string;
}

/** One of several values; a chosen value that is not among them is kept and shown as it is. */
export function SelectField(props: SelectFieldProps) {
  const { field, label, hint, isRequired = true, options, placeholder, autoComplete } = props;
  const { error: _error, ...control } = field;
  const isKnown = options.some(({ value }) => value === field.value);
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <NativeSelect
        {...control}
        inputProps={{ ...describedBy(field, hint), autoComplete, required: isRequired }}
      >
        <option value="">{placeholder}</option>
        {field.value !== '' && !isKnown && <option value={field.value}>{field.value}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
