import { sql, type RawBuilder } from 'kysely';
import type { Dto } from '../http/contractTypes.ts';
import {
  ALLERGEN_BITS,
  ALLERGENS_KNOWN,
  bitsOf,
  IN_STOCK,
  MARK_BITS,
  RATING_MASK,
  RATING_SHIFT,
} from './traits.ts';

/** What a list is narrowed to; empty lists and absent values narrow nothing. */
export interface Filters {
  /** Handles of collections; a product of any of them passes. */
  categories: readonly string[];
  /** Paise, both inclusive, of what is paid for one without choices. */
  minPaise?: number | undefined;
  maxPaise?: number | undefined;
  /** A product with all of them passes. */
  marks: readonly Dto['DietMark'][];
  /** A product known to contain none of them passes. */
  without: readonly Dto['Allergen'][];
  isInStock: boolean;
  /** Least rating in whole stars; 0 for any. */
  minRating: number;
}

export const NO_FILTERS: Filters = {
  categories: [],
  marks: [],
  without: [],
  isInStock: false,
  minRating: 0,
};

/** Bits a product must have, and those it must not have. */
export function neededBits({ marks, without, isInStock }: Filters): { set: number; clear: number } {
  return {
    set:
      bitsOf(MARK_BITS, marks) |
      (isInStock ? IN_STOCK : 0) |
      (without.length > 0 ? ALLERGENS_KNOWN : 0),
    clear: bitsOf(ALLERGEN_BITS, without),
  };
}

/** Whether the price of a relation lies in the range asked for. */
export function inPriceRange(
  relation: string,
  { minPaise, maxPaise }: Filters,
): RawBuilder<boolean> {
  const paid = sql.ref(`${relation}.paid_paise`);
  return sql.join(
    [
      sql`true`,
      ...(minPaise === undefined ? [] : [sql`${paid} >= ${minPaise}`]),
      ...(maxPaise === undefined ? [] : [sql`${paid} <= ${maxPaise}`]),
    ],
    sql` AND `,
  );
}

/** Whether a row has the traits that are asked for. */
function hasTraits(relation: string, filters: Filters): RawBuilder<boolean> {
  const { set, clear } = neededBits(filters);
  const traits = sql.ref(`${relation}.traits`);
  return sql.join(
    [
      sql`true`,
      ...(set + clear === 0 ? [] : [sql`(${traits} & ${set | clear}::integer) = ${set}::integer`]),
      ...(filters.minRating === 0
        ? []
        : [sql`((${traits} >> ${RATING_SHIFT}) & ${RATING_MASK}) >= ${filters.minRating}`]),
    ],
    sql` AND `,
  );
}

/**
 * Whether a row passes all filters; the relation has `collection_id`, `traits` and `paid_paise`.
 * @param collectionIds those that the filters name, where there are any; one alone lets an index begin with it
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
