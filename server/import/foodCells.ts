/** Cells about what a pack holds and what it may do to people with allergies. */
import { readPackSize, type PackSize } from '../../contract/packSize.ts';
import type { Dto } from '../contractTypes.ts';
import { texts } from '../texts.ts';
import { saysNothing, type Cell } from './readCells.ts';

type Allergen = Dto['Allergen'];

/** What one unit holds; null for a pack that holds nothing that is known. */
export type PackContent = Extract<PackSize, { verdict: 'read' }> | null;

const { noted } = texts.import;

/**
 * The size of a pack, null for a blank cell; undefined, with a note, where it is not clear.
 * @param language of the file's texts
 */
export function packContentOf(
  { text, column, note }: Cell,
  language: string,
): PackContent | undefined {
  if (saysNothing(text)) return null;
  const size = readPackSize(text, language);
  if (size.verdict === 'read') return size;
  note(noted.size(column, text));
  return undefined;
}

/** Tags of Open Food Facts and the names of this shop's exports, each with the allergens that it means. */
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

/** Beyond the 14 that must be declared; Open Food Facts lists them, too. */
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

/** Allergens that a cell lists; undefined for a blank cell and, with a note, for one with a tag that is not known. */
export function allergensOf({ text, column, note }: Cell): Allergen[] | undefined {
  const tags = text
    .toLowerCase()
    .split(/[,;|]/)
    .map((tag) => tag.trim().replace(/^en:/, '').replaceAll(' ', '-'))
    .filter((tag) => tag !== '');
  if (tags.length === 0) return undefined;
  // A shorter list would vouch for what nobody has read.
  if (tags.some((tag) => !Object.hasOwn(ALLERGENS, tag) && !OTHER_TAGS.has(tag))) {
    note(noted.allergens(column, text));
    return undefined;
  }
  return [...new Set(tags.flatMap((tag) => ALLERGENS[tag] ?? []))];
}
