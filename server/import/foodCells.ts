import { readPackSize, type PackSize } from '../../contract/packSize.ts';
import { isNonePlaceholder } from '../../contract/isNonePlaceholder.ts';
import type { Dto } from '../http/contractTypes.ts';
import {
  NUTRIENT_LIMITS,
  NUTRIENTS,
  type NutrientAmounts,
  type NutrientName,
} from '../../contract/nutrients.ts';
import { fill, texts } from '../texts.ts';
import type { Mapping } from './mapping.ts';
import type { Cell } from './readCells.ts';
import { readDecimal } from './readNumber.ts';
import type { RowCells } from './rowCells.ts';

type Allergen = Dto['Allergen'];
type DietMark = Dto['DietMark'];

export type PackContent = Extract<PackSize, { verdict: 'read' }> | null;

const { noted } = texts.import;

/**
 * Parses a pack size. Returns null for a blank cell. Adds a note and returns undefined for an unclear one.
 * @param language of the file's texts
 */
export function packContentOf(
  { text, column, note }: Cell,
  language: string,
): PackContent | undefined {
  if (isNonePlaceholder(text)) return null;
  const size = readPackSize(text, language);
  if (size.verdict === 'read') return size;
  note(fill(noted.size, { column, text }));
  return undefined;
}

const ALLERGENS: Readonly<Record<string, readonly Allergen[]>> = {
  gluten: ['gluten'],
  crustaceans: ['crustaceans'],
  eggs: ['eggs'],
  fish: ['fish'],
  peanuts: ['peanuts'],
  soybeans: ['soybeans'],
  milk: ['milk'],
  nuts: ['nuts'],
  celery: ['celery'],
  mustard: ['mustard'],
  sesame: ['sesame'],
  'sesame-seeds': ['sesame'],
  sulphites: ['sulphites'],
  'sulphur-dioxide-and-sulphites': ['sulphites'],
  lupin: ['lupin'],
  molluscs: ['molluscs'],
  shellfish: ['crustaceans', 'molluscs'],
  none: [],
};

const OTHER_TAGS = new Set([
  'pork',
  'beef',
  'chicken',
  'gelatin',
  'apple',
  'banana',
  'orange',
  'coconut',
  'pine-nuts',
]);

const tagsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[,;|]/)
    .map((tag) => tag.trim().replace(/^en:/, '').replaceAll(' ', '-'))
    .filter((tag) => tag !== '');

/**
 * Parses a list of allergens. Returns null for a blank cell. Adds a note and returns null if the list contains an
 * unknown tag.
 */
export function allergensOf({ text, column, note }: Cell): Allergen[] | null {
  const tags = tagsOf(text);
  if (tags.length === 0) return null;
  // A partial list would imply that the missing allergens are absent.
  if (tags.some((tag) => !Object.hasOwn(ALLERGENS, tag) && !OTHER_TAGS.has(tag))) {
    note(fill(noted.allergens, { column, text }));
    return null;
  }
  return [...new Set(tags.flatMap((tag) => ALLERGENS[tag] ?? []))];
}

const MARKS: Readonly<Record<string, readonly DietMark[]>> = {
  vegetarian: ['vegetarian'],
  végétarien: ['vegetarian'],
  végétarienne: ['vegetarian'],
  vegan: ['vegan'],
  végane: ['vegan'],
  végétalien: ['vegan'],
  végétalienne: ['vegan'],
  organic: ['organic'],
  bio: ['organic'],
  none: [],
};

/**
 * Parses a list of diet marks; `none` gives an empty list. Adds a note for unknown marks.
 * @returns null if no mark is recognized
 */
export function marksOf({ text, column, note }: Cell): DietMark[] | null {
  const tags = tagsOf(text);
  if (tags.length === 0) return null;
  const unknown = tags.filter((tag) => !Object.hasOwn(MARKS, tag));
  if (unknown.length > 0) note(fill(noted.leftOut, { column, text: unknown.join(', ') }));
  if (unknown.length === tags.length) return null;
  return [...new Set(tags.flatMap((tag) => MARKS[tag] ?? []))];
}

const unitOf = (name: NutrientName) => /_(kj|kcal|mg)$/.exec(name)?.[1] ?? 'g';

const FACTORS: Readonly<Record<string, number>> = { 'mg g': 0.001, 'g mg': 1000 };

/** Reads amounts per 100 g or 100 ml, such as "3.5" and "3,5 g". Adds a note for invalid ones. */
export function nutritionOf({ read }: RowCells, { nutrition }: Mapping): NutrientAmounts {
  const stated = NUTRIENTS.flatMap((name) => {
    if (nutrition[name] === undefined) return [];
    const { text, column, delimiter, note } = read(nutrition[name]);
    if (text !== '0' && isNonePlaceholder(text)) return [];
    const [, number = '', said = unitOf(name)] = /^(.*?)\s*(kj|kcal|mg|g)?$/i.exec(text) ?? [];
    const unit = said.toLowerCase();
    const factor = unit === unitOf(name) ? 1 : FACTORS[`${unit} ${unitOf(name)}`];
    const amount = (readDecimal(number, delimiter) ?? Number.NaN) * (factor ?? Number.NaN);
    if (amount >= 0 && amount <= NUTRIENT_LIMITS[name])
      return [[name, Number(amount.toPrecision(12))] as const];
    note(fill(noted.leftOut, { column, text }));
    return [];
  });
  return Object.fromEntries(stated);
}
