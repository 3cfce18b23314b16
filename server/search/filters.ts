import { sql, type RawBuilder } from 'kysely';
import type { Dto } from '../http/contractTypes.ts';
import {
  ALLERGEN_BITS,
  ALLERGENS_KNOWN,
  bitsOf,
  IN_STOCK,
  isListed,
  MARK_BITS,
  RATING_MASK,
  RATING_SHIFT,
} from './traits.ts';

export interface Filters {
  categories: readonly string[];
  /** Price range in minor units, both ends included. Compared with the price of one unit with default options. */
  minMinor?: number | undefined;
  maxMinor?: number | undefined;
  marks: readonly Dto['DietMark'][];
  /** Allergens to exclude. Products without declared allergens are excluded too. */
  without: readonly Dto['Allergen'][];
  isInStock: boolean;
  minRating: number;
}

export const NO_FILTERS: Filters = {
  categories: [],
  marks: [],
  without: [],
  isInStock: false,
  minRating: 0,
};

export function neededBits({ marks, without, isInStock }: Filters): { set: number; clear: number } {
  return {
    set:
      bitsOf(MARK_BITS, marks) |
      (isInStock ? IN_STOCK : 0) |
      (without.length > 0 ? ALLERGENS_KNOWN : 0),
    clear: bitsOf(ALLERGEN_BITS, without),
  };
}

export function inPriceRange(
  relation: string,
  { minMinor, maxMinor }: Filters,
): RawBuilder<boolean> {
  const paid = sql.ref(`${relation}.paid_minor`);
  return sql.join(
    [
      sql`true`,
      ...(minMinor === undefined ? [] : [sql`${paid} >= ${minMinor}`]),
      ...(maxMinor === undefined ? [] : [sql`${paid} <= ${maxMinor}`]),
    ],
    sql` AND `,
  );
}

function hasTraits(relation: string, filters: Filters): RawBuilder<boolean> {
  const { set, clear } = neededBits(filters);
  const traits = sql.ref(`${relation}.traits`);
  return sql.join(
    [
      isListed(relation),
      ...(set + clear === 0 ? [] : [sql`(${traits} & ${set | clear}::integer) = ${set}::integer`]),
      ...(filters.minRating === 0
        ? []
        : [sql`((${traits} >> ${RATING_SHIFT}) & ${RATING_MASK}) >= ${filters.minRating}`]),
    ],
    sql` AND `,
  );
}

/**
 * Returns the SQL condition of listed products that pass all filters.
 * @param relation with the columns `collection_id`, `traits` and `paid_minor`
 * @param collectionIds ids of the filtered collections; with a single one, an index on `collection_id` can be used
 */
export function passes(
  relation: string,
  filters: Filters,
  collectionIds: readonly string[],
): RawBuilder<boolean> {
  const collection = sql.ref(`${relation}.collection_id`);
  const [first, ...others] = collectionIds;
  const isInCollection =
    first !== undefined && others.length === 0
      ? sql`${collection} = ${first}::bigint`
      : sql`${collection} = ANY (${collectionIds}::bigint[])`;
  return sql.join(
    [
      inPriceRange(relation, filters),
      hasTraits(relation, filters),
      ...(filters.categories.length === 0 ? [] : [isInCollection]),
    ],
    sql` AND `,
  );
}
