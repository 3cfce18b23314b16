import type { ChangeEvent, FocusEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What connects a control with its value in a form. */
export interface Field {
  /** Id of the control */
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: (event: FocusEvent) => void;
  /** The error, in the shopper's language; undefined while there is nothing to say */
  readonly error: string | undefined;
}

/** What every field shows around its control. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Whether it must be filled; true by default. Others say that they are optional */
  readonly isRequired?: boolean | undefined;
}

/** What ties a field's hint and error to its control; that it is invalid, the FormControl around it says. */
export function describedBy({ id, error }: Field, hint: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined };
}
