import NativeSelect from '@mui/material/NativeSelect';
import { describedBy, type Field, type FieldTexts } from './field.ts';
import { FieldFrame } from './FieldFrame.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldTexts {
  readonly field: Field;
  readonly options: readonly SelectOption[];
  readonly placeholder: string;
  readonly autoComplete?: string;
}

/** Native select. A value missing from the options stays selected and shows as it is. */
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
