import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import styles from './Form.module.css';

export interface CheckboxFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

export function CheckboxField({ name, label, isChecked, onChange }: CheckboxFieldProps) {
  return (
    <FormControlLabel
      className={styles.check}
      control={
        <Checkbox
          name={name}
          checked={isChecked}
          onChange={(_event, isTicked) => onChange(isTicked)}
        />
      }
      label={label}
    />
  );
}
