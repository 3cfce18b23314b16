/** Reads cells with sizes and allergens. */
import { readPackSize, type PackSize } from '../../contract/packSize.ts';
import { saysNothing } from '../../contract/saysNothing.ts';
import type { Dto } from '../http/contractTypes.ts';
import { fill, texts } from '../texts.ts';
import type { Cell } from './readCells.ts';

type Allergen = Dto['Allergen'];

/** Content of one unit; null if unknown. */
export type PackContent = Extract<PackSize, { verdict: 'read' }> | null;

const { noted } = texts.import;

/**
 * Reads the size of a pack: null for a blank cell; undefined, with a note, for an unclear one.
 * @param language of the file's texts
 */
export function packContentOf(
  { text, column, note }: Cell,
  language: string,
): PackContent | undefined {
  if (saysNothing(text)) return null;
  const size = readPackSize(text, language);
  if (size.verdict === 'read') return size;
  note(fill(noted.size, { column, text }));
  return undefined;
}

/** Allergens by tag of Open Food Facts and by name in exports of this shop. */
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

/** Tags of Open Food Facts for allergens outside the 14 of the EU. */
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

/** Reads a list of allergens: null for a blank cell and, with a note, for one with an unknown tag. */
export function allergensOf({ text, column, note }: Cell): Allergen[] | null {
  const tags = text
    .toLowerCase()
    .split(/[,;|]/)
    .map((tag) => tag.trim().replace(/^en:/, '').replaceAll(' ', '-'))
    .filter((tag) => tag !== '');
  if (tags.length === 0) return null;
  // A shorter list would claim the absence of an allergen.
  if (tags.some((tag) => !Object.hasOwn(ALLERGENS, tag) && !OTHER_TAGS.has(tag))) {
    note(fill(noted.allergens, { column, text }));
    return null;
  }
  return [...new Set(tags.flatMap((tag) => ALLERGENS[tag] ?? []))];
}
