/** Checks of single form fields: each gives the value as it is stored, or its error. */
import { domainToASCII } from 'node:url';
import { countryById } from '../country/countries.ts';
import type { Text } from '../language.ts';
import { FormRejection } from './formRejection.ts';

/** A valid field, or its error. */
export type Checked<Value> = { value: Value } | { invalid: Text };

const invalidTexts = {
  missing: { en: 'Please fill this in.', fr: 'Veuillez remplir ce champ.' },
  characters: {
    en: 'This has signs that cannot be used here.',
    fr: 'Ce texte contient des signes non autorisés.',
  },
  email: {
    en: 'Please enter an e-mail address such as name@example.com.',
    fr: 'Veuillez saisir une adresse e-mail comme nom@example.com.',
  },
  telephone: {
    en: 'Please enter a telephone number such as +91 98450 12345.',
    fr: 'Veuillez saisir un numéro de téléphone comme +33 6 12 34 56 78.',
  },
  country: { en: 'Please choose a country.', fr: 'Veuillez choisir un pays.' },
  zone: { en: 'Please choose a region.', fr: 'Veuillez choisir une région.' },
} satisfies Record<string, Text>;

function atMost(count: number): Text {
  return {
    en: `Please use at most ${count} characters.`,
    fr: `Veuillez utiliser au plus ${count} caractères.`,
  };
}

function atLeast(count: number): Text {
  return {
    en: `Please use at least ${count} characters.`,
    fr: `Veuillez utiliser au moins ${count} caractères.`,
  };
}

/** Characters as people count them, near enough: code points. */
const lengthOf = (text: string): number => [...text].length;

// Line ends and other control characters, and marks that turn the direction of the text around them.
const UNWANTED = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A line of text in any script, without space around it. */
export function line(
  text: string | undefined,
  maximum: number,
  isRequired = true,
): Checked<string> {
  const value = (text ?? '').normalize('NFC').trim();
  if (value === '' && isRequired) return { invalid: invalidTexts.missing };
  if (UNWANTED.test(value)) return { invalid: invalidTexts.characters };
  return lengthOf(value) > maximum ? { invalid: atMost(maximum) } : { value };
}

const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]*[a-z\d]$/;
const EMAIL_MAXIMUM = 254;

/** A mail address; domains of other scripts come out in their ASCII form. */
export function email(text: string): Checked<string> {
  const typed = text.trim();
  if (typed === '') return { invalid: invalidTexts.missing };
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const domain = domainToASCII(typed.slice(at + 1));
  const value = `${local}@${domain}`;
  const isRight = LOCAL_PART.test(local) && DOMAIN.test(domain) && value.length <= EMAIL_MAXIMUM;
  return isRight ? { value } : { invalid: invalidTexts.email };
}

/** What two forms of the same mail address have in common. */
export function emailKey(address: string): string {
  return address.toLowerCase();
}

/** A telephone number as people write it. */
export function telephone(text: string | undefined, isRequired = true): Checked<string> {
  const value = (text ?? '').trim();
  if (value === '') return isRequired ? { invalid: invalidTexts.missing } : { value };
  const digits = value.replaceAll(/\D/g, '').length;
  const isRight = /^\+?[\d ().\-/]{5,32}$/.test(value) && digits >= 5 && digits <= 15;
  return isRight ? { value } : { invalid: invalidTexts.telephone };
}

const PASSWORD_MINIMUM = 10;
const PASSWORD_MAXIMUM = 200;

/** A new password: any characters, also space. */
export function newPassword(text: string): Checked<string> {
  const count = lengthOf(text.normalize('NFKC'));
  if (count === 0) return { invalid: invalidTexts.missing };
  if (count < PASSWORD_MINIMUM) return { invalid: atLeast(PASSWORD_MINIMUM) };
  return count > PASSWORD_MAXIMUM ? { invalid: atMost(PASSWORD_MAXIMUM) } : { value: text };
}

/** The code of a known country. */
export function country(id: string | undefined, isRequired = true): Checked<string> {
  const value = id ?? '';
  const isRight = countryById.has(value) || (value === '' && !isRequired);
  return isRight ? { value } : { invalid: invalidTexts.country };
}

/** A zone of the country; nothing where the country has none. */
export function zone(
  id: string | undefined,
  countryId: string | undefined,
  isRequired = true,
): Checked<string> {
  const value = id ?? '';
  const zones = countryById.get(countryId ?? '')?.zone ?? [];
  const mayBeEmpty = zones.length === 0 || !isRequired;
  const isRight = zones.some(({ zone_id }) => zone_id === value) || (value === '' && mayBeEmpty);
  return isRight ? { value } : { invalid: invalidTexts.zone };
}

/**
 * The values of fields that are all right.
 * @throws FormRejection with a text for each field that is not
 */
export function assertValid<Values extends object>(fields: {
  [Name in keyof Values]: Checked<Values[Name]>;
}): Values {
  const entries = Object.entries<Checked<unknown>>(fields);
  const invalid = entries.flatMap(([name, field]) =>
    'invalid' in field ? [[name, field.invalid]] : [],
  );
  if (invalid.length > 0)
    throw new FormRejection(Object.fromEntries(invalid) as Record<string, Text>);
  return Object.fromEntries(
    entries.map(([name, field]) => [name, 'value' in field ? field.value : undefined]),
  ) as Values;
}
