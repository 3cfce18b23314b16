import type { Card, Option, Variant } from '../catalog/product.ts';
import { RequestError } from '../http/errors.ts';
import type { Text } from '../language.ts';
import { hasLink } from '../mail/links.ts';
import { fill, texts } from '../texts.ts';
import { OptionsRejection } from './cartErrors.ts';
import type { CartLine } from './cartLine.ts';

/** Choice by option id: a value id, several value ids, or a text. */
export type ChosenOptions = Record<string, string | string[]>;

const MAX_TEXT = 500;

function chosenValue(value: unknown): string | string[] {
  if (Array.isArray(value) && value.length <= 100) {
    return value.map((item: unknown) => chosenValue(item)).flat();
  }
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new RequestError(400, texts.option.malformed);
  if (value.includes('\0')) throw new RequestError(400, texts.request.nulCharacter);
  return value;
}

/**
 * Reads options from a form: either values by option id, or one JSON text.
 * @throws RequestError 400 if the options are malformed
 */
export function readOptions(option: string | object | undefined): ChosenOptions {
  let given: unknown = option ?? {};
  if (typeof option === 'string') {
    try {
      given = option === '' ? {} : JSON.parse(option);
    } catch {
      throw new RequestError(400, texts.option.malformed);
    }
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new RequestError(400, texts.option.malformed);
  }
  return Object.fromEntries(Object.entries(given).map(([id, value]) => [id, chosenValue(value)]));
}

function givenFor(chosen: ChosenOptions, option: Option): string[] {
  return [chosen[option.id] ?? []]
    .flat()
    .map((value) => value.replaceAll(/\s+/g, ' ').trim())
    .filter((value) => value !== '');
}

function errorOf(option: Option, given: readonly string[]): Text | undefined {
  const { name, type, required, values } = option;
  const first = given[0];
  if (first === undefined) {
    return required ? fill(texts.option.required, { name }) : undefined;
  }
  if (type !== 'checkbox' && given.length > 1) {
    return fill(texts.option.oneOnly, { name });
  }
  if (type === 'text') {
    if (first.length > MAX_TEXT) return fill(texts.option.tooLong, { name, maximum: MAX_TEXT });
    // Reject links: the shop mails this text to any email address that the order names.
    return hasLink(first) ? fill(texts.option.link, { name }) : undefined;
  }
  return given.every((id) => values.some((value) => value.id === id))
    ? undefined
    : texts.option.notOffered;
}

/**
 * Validates a choice against the product's options.
 * @returns canonical JSON: no empty values, keys and lists sorted
 * @throws OptionsRejection with a message for every missing, unknown or invalid option
 */
export function checkOptions(options: readonly Option[], chosen: ChosenOptions): string {
  const errors = new Map<string, Text>();
  const known = new Set(options.map(({ id }) => id));
  for (const id of Object.keys(chosen)) if (!known.has(id)) errors.set(id, texts.option.notOffered);

  const entries: [string, string | string[]][] = [];
  for (const option of options) {
    const given = givenFor(chosen, option);
    const error = errorOf(option, given);
    if (error) errors.set(option.id, error);
    if (option.type === 'checkbox' && given.length > 0) {
      entries.push([option.id, [...new Set(given)].toSorted()]);
    } else if (given[0] !== undefined) {
      entries.push([option.id, given[0]]);
    }
  }
  if (errors.size > 0) throw new OptionsRejection(errors);
  return JSON.stringify(Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

function valuesOf(chosen: string): Set<string> {
  return new Set(Object.values(JSON.parse(chosen) as ChosenOptions).flat());
}

export function findVariant(card: Card, chosen: string): Variant | undefined {
  const values = valuesOf(chosen);
  return card.variants.find(({ valueIds }) => valueIds.every((id) => values.has(id)));
}

/**
 * True if the choice can be bought as this card. Products with variants cannot; a variant needs all its values.
 */
export function isBuyable({ variants, variantValueIds }: Card, chosen: string): boolean {
  const values = valuesOf(chosen);
  return variants.length === 0 && (variantValueIds ?? []).every((id) => values.has(id));
}

/**
 * Returns names and extra price of a stored choice; skips values that the product no longer has.
 * @param stored a result of `checkOptions`
 */
export function nameOptions(
  options: readonly Option[],
  stored: string,
): Pick<CartLine, 'optionNames'> & { surchargeMinor: number } {
  const chosen = JSON.parse(stored) as ChosenOptions;
  const optionNames: CartLine['optionNames'] = [];
  let surchargeMinor = 0;
  for (const option of options) {
    const given = [chosen[option.id] ?? []].flat();
    if (option.type === 'text') {
      optionNames.push(...given.map((value) => ({ name: option.name, value })));
      continue;
    }
    for (const value of option.values.filter(({ id }) => given.includes(id))) {
      optionNames.push({ name: option.name, value: value.name });
      surchargeMinor += value.priceMinor;
    }
  }
  return { optionNames, surchargeMinor };
}
