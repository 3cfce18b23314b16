import { readPackSize, type PackSize } from '../../contract/packSize.ts';
import { isNonePlaceholder } from '../../contract/isNonePlaceholder.ts';
import type { Dto } from '../http/contractTypes.ts';
import { fill, texts } from '../texts.ts';
import type { Cell } from './readCells.ts';

type Allergen = Dto['Allergen'];

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

/**
 * Parses a list of allergens. Returns null for a blank cell. Adds a note and returns null if the list contains an
 * unknown tag.
 */
export function allergensOf({ text, column, note }: Cell): Allergen[] | null {
  const tags = text
    .toLowerCase()
    .split(/[,;|]/)
    .map((tag) => tag.trim().replace(/^en:/, '').replaceAll(' ', '-'))
    .filter((tag) => tag !== '');
  if (tags.length === 0) return null;
  // A partial list would imply that the missing allergens are absent.
  if (tags.some((tag) => !Object.hasOwn(ALLERGENS, tag) && !OTHER_TAGS.has(tag))) {
    note(fill(noted.allergens, { column, text }));
    return null;
  }
  return [...new Set(tags.flatMap((tag) => ALLERGENS[tag] ?? []))];
}
