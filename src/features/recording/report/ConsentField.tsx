import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Field } from '../../../forms/field.ts';
import { FieldError } from '../../../forms/FieldFrame.tsx';

interface ConsentFieldProps {
  readonly field: Field;
  readonly label: string;
  readonly onChange: (agrees: boolean) => void;
}

export function ConsentField({ field, label, onChange }: ConsentFieldProps) {
  const { id, name, value, error } = field;
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            id={id}
            name={name}
            checked={value !== ''}
            onChange={(_event, isTicked) => onChange(isTicked)}
            slotProps={{
              // Set `required` on the input: on the checkbox it would add an asterisk to the label.
              input: {
                required: true,
                'aria-invalid': error !== undefined,
                'aria-describedby': error && `${id}-error`,
              },
            }}
          />
        }
        label={label}
      />
      <FieldError field={field} />
    </div>
  );
}
