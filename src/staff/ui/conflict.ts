import type { FormValues } from '../../forms/useServerForm.ts';

export interface FieldConflict {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

export interface Conflict {
  /** Fields changed only by the other member, with that member's values. */
  readonly taken: FormValues;
  /** Fields changed by both members to different values. */
  readonly fields: readonly FieldConflict[];
}

export function withBase(fields: FormValues, version: string): FormValues {
  return { ...fields, version, base: JSON.stringify(fields) };
}

export function baseOf(form: FormValues): FormValues {
  return JSON.parse(form['base'] ?? '{}') as FormValues;
}

export function isDirty(form: FormValues): boolean {
  return Object.entries(baseOf(form)).some(([name, value]) => form[name] !== value);
}

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
 * Compares a form and another member's save with the initial values, field by field.
 * @param joint fields that belong together: after an edit of one, the other member's changes to any of them are
 * conflicts
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
