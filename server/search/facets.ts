import type { Dto } from '../http/contractTypes.ts';
import { toDecimal } from '../currency/minorUnits.ts';
import { neededBits, type Filters } from './filters.ts';
import {
  ALLERGEN_BITS,
  ALLERGENS_KNOWN,
  IN_STOCK,
  MARK_BITS,
  RATING_MASK,
  RATING_SHIFT,
} from './traits.ts';

export interface MatchCounts {
  groups: MatchGroup[];
  collections: MatchCollection[];
}

export const NO_COUNTS: MatchCounts = { groups: [], collections: [] };

export interface MatchGroup {
  collection_id: string;
  traits: number;
  in_range: boolean;
  count: number;
  min_minor: number;
  max_minor: number;
}

interface MatchCollection {
  id: string;
  handle: string;
  name: string;
}

const RATINGS = [4, 3, 2, 1] as const;

type Dimension = 'category' | 'price' | 'traits' | 'rating' | 'stock';

function isWithin(group: MatchGroup, handle: string, filters: Filters, skipped?: Dimension) {
  const { set, clear } = neededBits(
    skipped === 'stock' ? { ...filters, isInStock: false } : filters,
  );
  const stars = (group.traits >> RATING_SHIFT) & RATING_MASK;
  return (
    (skipped === 'category' ||
      filters.categories.length === 0 ||
      filters.categories.includes(handle)) &&
    (skipped === 'price' || group.in_range) &&
    (skipped === 'rating' || stars >= filters.minRating) &&
    (group.traits & (set | clear)) === set
  );
}

/** Highest exact count. Higher counts are reported as 10,001. */
const MOST_COUNTED = 10_000;

function exactCountOf(groups: readonly MatchGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

const countOf = (groups: readonly MatchGroup[]) => Math.min(exactCountOf(groups), MOST_COUNTED + 1);

function keysOf<Key extends string>(bits: Readonly<Record<Key, number>>): Key[] {
  return Object.keys(bits) as Key[];
}

export function passingOf(
  { groups, collections }: MatchCounts,
  filters: Filters,
): { groups: MatchGroup[]; total: number; found: number; collectionIds: string[] } {
  const handles = new Map(collections.map(({ id, handle }) => [id, handle]));
  const passing = groups.filter((group) =>
    isWithin(group, handles.get(group.collection_id) ?? '', filters),
  );
  return {
    groups: passing,
    total: exactCountOf(passing),
    found: exactCountOf(groups),
    collectionIds: collections
      .filter(({ handle }) => filters.categories.includes(handle))
      .map(({ id }) => id),
  };
}

/**
 * Counts the matches of each filter value together with the other filters. Counts up to 10,000; 10,001 means more.
 * Lists the marks and allergens of all matches regardless of filters, so that choices stay visible.
 */
export function facetsOf(
  { groups, collections }: MatchCounts,
  filters: Filters,
): { total: number; found: number; facets: Dto['Facets'] } {
  const handles = new Map(collections.map(({ id, handle }) => [id, handle]));
  const within = (skipped?: Dimension) =>
    groups.filter((group) =>
      isWithin(group, handles.get(group.collection_id) ?? '', filters, skipped),
    );
  const matches = within();
  const byCategory = within('category');
  const byPrice = within('price');
  const byRating = within('rating');
  const occurs = (bit: number) => groups.some(({ traits }) => (traits & bit) !== 0);

  return {
    total: countOf(matches),
    found: countOf(groups),
    facets: {
      categories: collections
        .map(({ id, handle, name }) => ({
          handle,
          name,
          count: countOf(byCategory.filter((group) => group.collection_id === id)),
        }))
        .filter(({ handle, count }) => count > 0 || filters.categories.includes(handle))
        .toSorted((a, b) => b.count - a.count),
      ...(byPrice.length === 0
        ? {}
        : {
            price: {
              min: toDecimal(Math.min(...byPrice.map((group) => group.min_minor))),
              max: toDecimal(Math.max(...byPrice.map((group) => group.max_minor))),
            },
          }),
      marks: keysOf(MARK_BITS)
        .filter((mark) => occurs(MARK_BITS[mark]))
        .map((value) => ({
          value,
          count: countOf(matches.filter(({ traits }) => (traits & MARK_BITS[value]) !== 0)),
        })),
      without: keysOf(ALLERGEN_BITS)
        .filter((allergen) => occurs(ALLERGEN_BITS[allergen]))
        .map((value) => ({
          value,
          count: countOf(
            matches.filter(
              ({ traits }) =>
                (traits & (ALLERGEN_BITS[value] | ALLERGENS_KNOWN)) === ALLERGENS_KNOWN,
            ),
          ),
        })),
      in_stock: countOf(within('stock').filter(({ traits }) => (traits & IN_STOCK) !== 0)),
      ratings: RATINGS.map((value) => ({
        value,
        count: countOf(
          byRating.filter(({ traits }) => ((traits >> RATING_SHIFT) & RATING_MASK) >= value),
        ),
      })),
    },
  };
}
