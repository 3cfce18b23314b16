import { object, string } from 'yup';
import { fieldLimits } from '../../../../contract/fieldLimits.gen.ts';
import type { OrderLine } from '../../../api/endpoints.gen.ts';
import type { FormValues } from '../../../forms/useServerForm.ts';

/** Other preferences than to leave a line out, which is the value ''. */
export const SUBSTITUTIONS = ['similar', 'ask'] as const satisfies OrderLine['substitution'][];

/** Name of the field that says what to do when a line cannot be had. */
export function preferenceName({ cart_item_id: id = '' }: OrderLine): string {
  return `preference-${id}`;
}

/** A preference for every line, and the note. */
export function initialPreferences(lines: readonly OrderLine[]): FormValues {
  return { ...Object.fromEntries(lines.map((line) => [preferenceName(line), ''])), note: '' };
}

/** Preferences are free but for the length of the note. */
export const preferencesSchema = object({
  note: string().trim().max(fieldLimits.note.maximum, 'form.error.long'),
});

/** The preferences of the form as the contract has them, by `cart_item_id`. */
export function substitutionsOf(
  lines: readonly OrderLine[],
  values: FormValues,
): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const preference = values[preferenceName(line)];
      return line.cart_item_id && preference ? [[line.cart_item_id, preference]] : [];
    }),
  );
}
