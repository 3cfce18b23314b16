import type { FormValues } from '../../forms/useServerForm.ts';

/** A field that two people have made different. */
export interface FieldConflict {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

/** How a form stands to what somebody else has saved meanwhile. */
export interface Conflict {
  /** What they alone have changed, with their values */
  readonly taken: FormValues;
  /** What both have changed, to something different */
  readonly fields: readonly FieldConflict[];
}

/** The form of what is there, with its version and what it was. */
export function withBase(fields: FormValues, version: string): FormValues {
  return { ...fields, version, base: JSON.stringify(fields) };
}

/** What the fields were before anything was typed. */
export function baseOf(form: FormValues): FormValues {
  return JSON.parse(form['base'] ?? '{}') as FormValues;
}

/** Whether anything was typed into a form that has its base. */
export function isTyped(form: FormValues): boolean {
  return Object.entries(baseOf(form)).some(([name, value]) => form[name] !== value);
}

/** Those values of a form that are others than it began with, and what they were. */
export function changedValues<Values extends object>(
  form: FormValues,
  read: (form: FormValues) => Values,
): { readonly changed: Partial<Values>; readonly from: Partial<Values> } {
  const before: Partial<Record<string, unknown>> = { ...read(baseOf(form)) };
  const changed = Object.entries(read(form)).filter(([name, value]) => value !== before[name]);
  return {
    changed: Object.fromEntries(changed) as Partial<Values>,
    from: Object.fromEntries(changed.map(([name]) => [name, before[name]])) as Partial<Values>,
  };
}

/**
 * Compares a form with one of what somebody else has saved, field by field, both with what the form began with.
 * @param joint fields that mean something together alone: where one of them was typed, none of them is taken over unasked
 */
export function conflictOf(
  form: FormValues,
  saved: FormValues,
  joint: readonly string[] = [],
): Conflict {
  const base = baseOf(form);
  const changed = Object.entries(baseOf(saved)).filter(
    ([name, theirs]) => theirs !== base[name] && theirs !== form[name],
  );
  const isTypedIn = (name: string) => form[name] !== base[name];
  const isMine = ([name]: [string, string]) =>
    joint.includes(name) ? joint.some(isTypedIn) : isTypedIn(name);
  return {
    taken: Object.fromEntries(changed.filter((entry) => !isMine(entry))),
    fields: changed
      .filter(isMine)
      .map(([name, theirs]) => ({ name, mine: form[name] ?? '', theirs })),
  };
}
