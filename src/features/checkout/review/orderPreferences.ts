import { object, string } from 'yup';
import { fieldLimits } from '../../../../contract/fieldLimits.gen.ts';
import type { OrderLine } from '../../../api/endpoints.gen.ts';
import type { FormValues } from '../../../forms/useServerForm.ts';

/** Preferences for a product that is unavailable. The value '' leaves the line out. */
export const SUBSTITUTIONS = ['similar', 'ask'] as const satisfies OrderLine['substitution'][];

export function preferenceName({ cart_item_id: id = '' }: OrderLine): string {
  return `preference-${id}`;
}

export function initialPreferences(lines: readonly OrderLine[]): FormValues {
  return {
    ...Object.fromEntries(lines.map((line) => [preferenceName(line), ''])),
    note: '',
    tax_number: '',
  };
}

export const preferencesSchema = object({
  note: string().trim().max(fieldLimits.note.maximum, 'form.error.long'),
});

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
