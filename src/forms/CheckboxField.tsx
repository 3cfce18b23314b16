import styles from './Form.module.css';

export interface CheckboxFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A box to tick, with its label beside it. */
export function CheckboxField({ name, label, isChecked, onChange }: CheckboxFieldProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        name={name}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
