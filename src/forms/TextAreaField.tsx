import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, type Field, type FieldTexts } from './field.ts';
import { FieldFrame } from './FieldFrame.tsx';

export interface TextAreaFieldProps extends FieldTexts {
  readonly field: Field;
  readonly rows?: number;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { field, label, hint, isRequired = true, rows = 3 } = props;
  const { error: _error, ...control } = field;
  return (
    <FieldFrame field={field} label={label} hint={hint} isRequired={isRequired}>
      <OutlinedInput
        {...control}
        // A plain textarea avoids MUI's autosize, which measures the layout.
        inputComponent="textarea"
        multiline
        rows={rows}
        slotProps={{
          input: { ...describedBy(field, hint), required: isRequired, type: undefined },
        }}
      />
    </FieldFrame>
  );
}
