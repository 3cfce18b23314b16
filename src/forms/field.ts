import type { ChangeEvent, FocusEvent } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface Field {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly error: string | undefined;
}

export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean | undefined;
}

/** Returns the `aria-describedby` of a control. The surrounding FormControl sets `aria-invalid`. */
export function describedBy({ id, error }: Field, hint: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined };
}
