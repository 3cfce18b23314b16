/** Bits of `product.traits`, a generated column of 007-status-and-variants.sql. */
import { sql, type RawBuilder } from 'kysely';
import type { Dto } from '../http/contractTypes.ts';
export const MARK_BITS = {
  vegetarian: 1 << 0,
  vegan: 1 << 1,
  organic: 1 << 2,
} as const satisfies Record<Dto['DietMark'], number>;

/**
 * Allergens in the order of EU regulation 1169/2011. A set bit means that the product contains the allergen or may
 * contain it.
 */
export const ALLERGEN_BITS = {
  gluten: 1 << 3,
  crustaceans: 1 << 4,
  eggs: 1 << 5,
  fish: 1 << 6,
  peanuts: 1 << 7,
  soybeans: 1 << 8,
  milk: 1 << 9,
  nuts: 1 << 10,
  celery: 1 << 11,
  mustard: 1 << 12,
  sesame: 1 << 13,
  sulphites: 1 << 14,
  lupin: 1 << 15,
  molluscs: 1 << 16,
} as const satisfies Record<Dto['Allergen'], number>;

export const IN_STOCK = 1 << 17;

/** Offset of three bits with the rating in full stars, 0 to 5. */
export const RATING_SHIFT = 18;
export const RATING_MASK = 7;

/** Set if the allergens are declared. Without this bit, no product may be listed as free from an allergen. */
export const ALLERGENS_KNOWN = 1 << 21;

/** Highest bit, set for products in lists and search: active ones. */
const LISTED = 1 << 22;

/** Tests for listed products as the partial indexes do, with a literal that the planner can compare. */
export const isListed = (relation: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${relation}.traits`)} >= ${sql.lit(LISTED)}`;

export function bitsOf<Value extends string>(
  bits: Readonly<Record<Value, number>>,
  values: readonly Value[],
): number {
  return values.reduce((sum, value) => sum | bits[value], 0);
}
