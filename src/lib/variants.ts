import type { ProductOption, ProductVariant } from '../api/endpoints.gen.ts';

export interface VariantProduct {
  readonly options?: readonly ProductOption[];
  readonly variants?: readonly ProductVariant[];
}

/** Why a value cannot be bought with the other chosen values: its variant is sold out, or does not exist. */
export type Unavailability = 'soldOut' | 'none';

/** Returns the variant that the chosen values define; undefined for an incomplete choice, or without variants. */
export function chosenVariant(
  { variants }: VariantProduct,
  chosen: Iterable<string>,
): ProductVariant | undefined {
  if (!variants) return undefined;
  const ids = new Set(chosen);
  return variants.find(({ values }) => values.every((id) => ids.has(id)));
}

/** Returns the unavailable values by id, given the choice in the other options. */
export function unavailableValues(
  { options = [], variants = [] }: VariantProduct,
  chosen: readonly string[],
): ReadonlyMap<string, Unavailability> {
  const deciding = new Set(variants.flatMap(({ values }) => values));
  const found = new Map<string, Unavailability>();
  for (const { product_option_value: own } of options) {
    const ids = own.map((value) => value.product_option_value_id);
    if (!ids.some((id) => deciding.has(id))) continue;
    const others = chosen.filter((id) => deciding.has(id) && !ids.includes(id));
    for (const id of ids) {
      const matching = variants.filter(({ values }) =>
        [id, ...others].every((one) => values.includes(one)),
      );
      if (matching.length === 0) found.set(id, 'none');
      else if (matching.every(({ stock }) => stock === 0)) found.set(id, 'soldOut');
    }
  }
  return found;
}
