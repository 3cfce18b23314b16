import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Field } from './field.ts';
import { FieldError } from './FieldFrame.tsx';
import styles from './ChoiceList.module.css';

export interface Choice {
  readonly value: string;
  readonly title: string;
  readonly aside?: string | undefined;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface ChoiceListProps {
  readonly field: Field;
  readonly legend: string;
  readonly choices: readonly Choice[];
}

export function ChoiceList({ field, legend, choices }: ChoiceListProps) {
  return (
    <ChoiceGroup field={field} legend={legend}>
      <Choices field={field} choices={choices} />
    </ChoiceGroup>
  );
}

interface ChoiceGroupProps {
  readonly field: Field;
  readonly legend: string;
  readonly children: ReactNode;
}

export function ChoiceGroup({ field, legend, children }: ChoiceGroupProps) {
  const { id, error } = field;
  return (
    <FormControl
      component="fieldset"
      fullWidth
      role="radiogroup"
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error && `${id}-error`}
    >
      <FormLabel component="legend">{legend}</FormLabel>
      {children}
      <FieldError field={field} />
    </FormControl>
  );
}

interface ChoicesProps {
  readonly field: Field;
  readonly choices: readonly Choice[];
}

export function Choices({ field, choices }: ChoicesProps) {
  const { id, name, value: chosen, onChange, onBlur, error } = field;
  return (
    <div className={styles.choices}>
      {choices.map(({ value, title, aside, hint, isDisabled }) => (
        <Paper key={value} component="label" variant="choice" className={styles.choice}>
          <Radio
            name={name}
            value={value}
            checked={value === chosen}
            disabled={isDisabled}
            onChange={onChange}
            onBlur={onBlur}
            slotProps={{ input: { 'aria-describedby': error && `${id}-error` } }}
          />
          <span className={styles.text}>
            <Typography component="span" variant="label" className={styles.title}>
              <span>{title}</span>
              {aside !== undefined && <span className={styles.aside}>{aside}</span>}
            </Typography>
            {hint && (
              <Typography component="span" variant="caption" color="textSecondary">
                {hint}
              </Typography>
            )}
          </span>
        </Paper>
      ))}
    </div>
  );
}
