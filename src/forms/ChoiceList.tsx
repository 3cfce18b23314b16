import type { ReactNode } from 'react';
import styles from './ChoiceList.module.css';
import type { Field } from './field.ts';
import forms from './Form.module.css';

/** One of the values to choose from. */
export interface Choice {
  readonly value: string;
  readonly title: string;
  /** What stands at the end of the title, such as a price */
  readonly aside?: string | undefined;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface ChoiceListProps {
  readonly field: Field;
  readonly legend: string;
  /** In the order shown */
  readonly choices: readonly Choice[];
}

/** One of a few values, all in sight. The first one carries the id of the field, so that it can take the focus. */
export function ChoiceList({ field, legend, choices }: ChoiceListProps) {
  const { id, error } = field;
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className={styles.legend}>{legend}</legend>
      <Choices field={field} choices={choices} focusValue={focusValueOf(field, choices)} />
      <ChoiceError field={field} />
    </fieldset>
  );
}

/** The value whose control takes the focus of a field: the chosen one, else the first that can be chosen. */
export function focusValueOf({ value }: Field, choices: readonly Choice[]): string | undefined {
  const open = choices.filter(({ isDisabled }) => !isDisabled);
  return (open.find((choice) => choice.value === value) ?? open[0])?.value;
}

/** The error of a choice; read out as it appears. */
export function ChoiceError({ field: { id, error } }: { readonly field: Field }) {
  return (
    <div aria-live="polite">
      {error && (
        <p id={`${id}-error`} className={forms.error}>
          {error}
        </p>
      )}
    </div>
  );
}

interface ChoicesProps {
  readonly field: Field;
  readonly choices: readonly Choice[];
  /** Value of the control that carries the field's id */
  readonly focusValue: string | undefined;
}

/** The controls of a choice, for a group that has parts of its own. */
export function Choices({ field, choices, focusValue }: ChoicesProps) {
  const { id, name, value: chosen, onChange, onBlur, error } = field;
  return (
    <div className={styles.choices}>
      {choices.map(({ value, title, aside, hint, isDisabled }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            id={value === focusValue ? id : undefined}
            className={styles.radio}
            name={name}
            value={value}
            checked={value === chosen}
            disabled={isDisabled}
            onChange={onChange}
            onBlur={onBlur}
            aria-describedby={error && `${id}-error`}
          />
          <span className={styles.text}>
            <span className={styles.title}>
              {title}
              {aside !== undefined && <span className={styles.aside}>{aside}</span>}
            </span>
            {hint && <span className={styles.hint}>{hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
