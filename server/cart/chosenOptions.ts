import type { Option } from '../catalog/product.ts';
import { RequestError } from '../errors.ts';
import type { Text } from '../language.ts';
import { texts } from '../texts.ts';
import { OptionsRejection } from './cartErrors.ts';
import type { CartLine } from './cartService.ts';

/** What was chosen by option id: a value id, several of them, or the text given. */
export type ChosenOptions = Record<string, string | string[]>;

const MAX_TEXT = 500;
const NOT_OPTIONS: Text = {
  en: 'Form field «option» must map option ids to values.',
  fr: 'Le champ «option» doit associer des valeurs aux options.',
};
const NOT_OFFERED: Text = {
  en: 'This choice is no longer offered.',
  fr: 'Ce choix n’est plus proposé.',
};

function chosenValue(value: unknown): string | string[] {
  if (Array.isArray(value) && value.length <= 100) {
    return value.map((item: unknown) => chosenValue(item)).flat();
  }
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new RequestError(400, NOT_OPTIONS);
  if (value.includes('\0')) throw new RequestError(400, texts.nulCharacter);
  return value;
}

/**
 * The options of an add in either form: values by id, or one JSON text of them.
 * @throws RequestError (400) for anything else
 */
export function readOptions(option: string | object | undefined): ChosenOptions {
  let given: unknown = option ?? {};
  if (typeof option === 'string') {
    try {
      given = option === '' ? {} : JSON.parse(option);
    } catch {
      throw new RequestError(400, NOT_OPTIONS);
    }
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new RequestError(400, NOT_OPTIONS);
  }
  return Object.fromEntries(Object.entries(given).map(([id, value]) => [id, chosenValue(value)]));
}

/** What is chosen of one option; an empty list for nothing. */
function givenFor(chosen: ChosenOptions, option: Option): string[] {
  return [chosen[option.id] ?? []]
    .flat()
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

function errorOf(option: Option, given: readonly string[]): Text | undefined {
  const { name, type, required, values } = option;
  const first = given[0];
  if (first === undefined) {
    return required ? { en: `${name} is required.`, fr: `${name} est obligatoire.` } : undefined;
  }
  if (type !== 'checkbox' && given.length > 1) {
    return { en: `Choose one ${name} only.`, fr: `Choisissez une seule valeur : ${name}.` };
  }
  if (type === 'text') {
    if (first.length <= MAX_TEXT) return undefined;
    return {
      en: `${name} must have at most ${MAX_TEXT} characters.`,
      fr: `${name} doit avoir au plus ${MAX_TEXT} caractères.`,
    };
  }
  return given.every((id) => values.some((value) => value.id === id)) ? undefined : NOT_OFFERED;
}

/**
 * Holds the choice against the product's options.
 * @returns the choice as a JSON text, the same for equal choices: without empty values, keys and lists sorted
 * @throws OptionsRejection with a text for every option that is missing, unknown or invalid
 */
export function checkOptions(options: readonly Option[], chosen: ChosenOptions): string {
  const errors = new Map<string, Text>();
  const known = new Set(options.map(({ id }) => id));
  for (const id of Object.keys(chosen)) if (!known.has(id)) errors.set(id, NOT_OFFERED);

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

/**
 * What a stored choice is called and adds to the price. Values that the product no longer has are left out.
 * @param stored a text of `checkOptions`
 */
export function nameOptions(
  options: readonly Option[],
  stored: string,
): Pick<CartLine, 'optionNames'> & { surchargePaise: number } {
  const chosen = JSON.parse(stored) as ChosenOptions;
  const optionNames: CartLine['optionNames'] = [];
  let surchargePaise = 0;
  for (const option of options) {
    const given = [chosen[option.id] ?? []].flat();
    if (option.type === 'text') {
      optionNames.push(...given.map((value) => ({ name: option.name, value })));
      continue;
    }
    for (const value of option.values.filter(({ id }) => given.includes(id))) {
      optionNames.push({ name: option.name, value: value.name });
      surchargePaise += value.pricePaise;
    }
  }
  return { optionNames, surchargePaise };
}
