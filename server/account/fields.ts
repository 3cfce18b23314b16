import { domainToASCII } from 'node:url';
import { fieldLimits } from '../../contract/fieldLimits.gen.ts';
import { countryById } from '../country/countries.ts';
import type { Text } from '../language.ts';
import { hasLink } from '../mail/links.ts';
import { fill, texts } from '../texts.ts';
import { FormRejection } from './formRejection.ts';
import { guessableReason } from './signin/guessablePassword.ts';

export type Checked<Value> = { value: Value } | { invalid: Text };

/** Counts code points, close to the characters that people see. */
const lengthOf = (text: string): number => [...text].length;

const MARKS = /[\u200e\u200f\u202a-\u202c\u2066-\u2069]/gu;
// Control characters, lone surrogates, line ends, and overrides that display text in another direction.
const UNWANTED = /[\p{Cc}\p{Cs}\u2028\u2029\u202d\u202e]/u;

/** Checks a single line of text in any script, and trims it. */
export function line(
  text: string | undefined,
  { maximum }: { maximum: number },
  isRequired = true,
): Checked<string> {
  const value = (text ?? '').normalize('NFC').replaceAll(MARKS, '').replaceAll('\t', ' ').trim();
  if (value === '' && isRequired) return { invalid: texts.field.missing };
  if (UNWANTED.test(value)) return { invalid: texts.field.characters };
  return lengthOf(value) > maximum
    ? { invalid: fill(texts.field.atMost, { count: maximum }) }
    : { value };
}

/** Checks a line that the shop emails to unverified addresses, so it must not contain a link. */
export function lineWithoutLink(...[text, ...limits]: Parameters<typeof line>): Checked<string> {
  const checked = line(text, ...limits);
  return 'value' in checked && hasLink(checked.value) ? { invalid: texts.field.link } : checked;
}

const LOCAL_PART = /^(?!.*\.\.)(?!\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)$/;
const OTHER_LETTERS = /[^\p{ASCII}]/u;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]*[a-z\d]$/;

/** Checks an email address; internationalized domains are converted to ASCII. */
export function email(text: string): Checked<string> {
  const typed = text.trim();
  if (typed === '') return { invalid: texts.field.missing };
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const domain = domainToASCII(typed.slice(at + 1));
  const value = `${local}@${domain}`;
  if (OTHER_LETTERS.test(local)) return { invalid: texts.field.emailLetters };
  const isRight =
    LOCAL_PART.test(local) && DOMAIN.test(domain) && value.length <= fieldLimits.email.maximum;
  return isRight ? { value } : { invalid: texts.field.email };
}

export function emailKey(address: string): string {
  return address.toLowerCase();
}

const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox of an email address: without `+` tags and, for Gmail, without dots. For comparison only:
 * emails go to the typed address.
 */
export function mailboxOf(address: string): string {
  const plain = emailKey(address).replace(/^([^@+]+)\+[^@]*@/, '$1@');
  const [local = '', domain = ''] = plain.split('@');
  return DOTLESS.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : plain;
}

const GUESSABLE = { common: texts.field.commonPassword, context: texts.field.contextPassword };

/**
 * Checks a new password: any characters are allowed, but guessable passwords are rejected.
 * @param context names and addresses that guessers know
 */
export function newPassword(text: string, context: readonly string[] = []): Checked<string> {
  const { minimum, maximum } = fieldLimits.password;
  const count = lengthOf(text.normalize('NFKC'));
  if (count === 0) return { invalid: texts.field.missing };
  if (count < minimum) return { invalid: fill(texts.field.atLeast, { count: minimum }) };
  if (count > maximum) return { invalid: fill(texts.field.atMost, { count: maximum }) };
  const reason = guessableReason(text, context);
  return reason ? { invalid: GUESSABLE[reason] } : { value: text };
}

export function country(id: string | undefined, isRequired = true): Checked<string> {
  const value = id ?? '';
  const isRight = countryById.has(value) || (value === '' && !isRequired);
  return isRight ? { value } : { invalid: texts.field.country };
}

export function zone(
  id: string | undefined,
  countryId: string | undefined,
  isRequired = true,
): Checked<string> {
  const place = countryById.get(countryId ?? '');
  // Addresses saved while the country had zones still contain one.
  if (place?.zone.length === 0) return { value: '' };
  const value = id ?? '';
  const mayBeEmpty = place?.zone_required !== true || !isRequired;
  const isRight =
    place?.zone.some(({ zone_id }) => zone_id === value) === true || (value === '' && mayBeEmpty);
  return isRight ? { value } : { invalid: texts.field.zone };
}

/**
 * Returns the values if all fields are valid.
 * @throws FormRejection with a text for each invalid field
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
