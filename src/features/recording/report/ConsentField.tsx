import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Field } from '../../../forms/field.ts';
import { FieldError } from '../../../forms/FieldFrame.tsx';

interface ConsentFieldProps {
  readonly field: Field;
  readonly label: string;
  readonly onChange: (agrees: boolean) => void;
}

/** The box to tick before anything is sent, with its error. Its value is '' until it is ticked. */
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
              // Here it puts no star behind the label.
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
