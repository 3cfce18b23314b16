import { fieldLimits } from '../../../contract/fieldLimits.gen.ts';
import { line } from '../../account/fields.ts';
import type { Dto } from '../../http/contractTypes.ts';
import { texts } from '../../texts.ts';
import type { FieldErrors } from './fieldErrors.ts';

type CheckoutForm = Dto['CheckoutForm'];

const SUBSTITUTIONS = ['none', 'similar', 'ask'] as const;

export type Substitution = (typeof SUBSTITUTIONS)[number];

export interface OrderPreferences {
  substitutions: ReadonlyMap<string, Substitution>;
  note: string;
}

function readNote({ note = '' }: CheckoutForm, errors: FieldErrors): string {
  const value = note.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
  const checked = line(value.replaceAll('\n', ' '), fieldLimits.note, false);
  if ('invalid' in checked) errors.add('note', checked.invalid);
  return value;
}

function readSubstitutions(
  { substitution = {} }: CheckoutForm,
  errors: FieldErrors,
): Map<string, Substitution> {
  const preferences = new Map<string, Substitution>();
  for (const [lineId, text] of Object.entries(substitution)) {
    const preference = SUBSTITUTIONS.find((known) => known === text);
    if (preference === undefined) errors.add('substitution', texts.order.wrongSubstitution);
    else preferences.set(lineId, preference);
  }
  return preferences;
}

export function readOrderPreferences(form: CheckoutForm, errors: FieldErrors): OrderPreferences {
  return { substitutions: readSubstitutions(form, errors), note: readNote(form, errors) };
}
