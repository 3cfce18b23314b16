import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import styles from './LabelledSelect.module.css';

export interface LabelledSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
}

export function LabelledSelect<Value extends string>(props: LabelledSelectProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <label className={styles.field}>
      <Typography component="span" variant="caption" color="textSecondary" noWrap>
        {label}
      </Typography>
      <NativeSelect
        className={styles.select}
        variant="outlined"
        size="small"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}
