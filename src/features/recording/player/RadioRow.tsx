import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import styles from './RadioRow.module.css';

export interface RadioRowProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
  readonly className: string | undefined;
}

export function RadioRow<Value extends string | number>(props: RadioRowProps<Value>) {
  const { label, value, options, onChange, className } = props;
  return (
    <RadioGroup row aria-label={label} value={value} className={className}>
      {options.map((option) => (
        <FormControlLabel
          key={option.value}
          className={styles.choice}
          label={option.text}
          value={option.value}
          control={<Radio size="small" />}
          onChange={() => onChange(option.value)}
        />
      ))}
    </RadioGroup>
  );
}
