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

function choosingIds({ options = [], variants = [] }: VariantProduct): string[][] {
  const deciding = new Set(variants.flatMap(({ values }) => values));
  return options
    .map(({ product_option_value: own }) => own.map((value) => value.product_option_value_id))
    .filter((ids) => ids.some((id) => deciding.has(id)));
}

/** Returns the chosen variant's stock; 0 if the combination has none. Incomplete choices return the product's stock. */
export function chosenStock(
  product: VariantProduct & { readonly stock?: number },
  chosen: readonly string[],
): number | undefined {
  const variant = chosenVariant(product, chosen);
  if (variant) return variant.stock;
  const choosing = choosingIds(product);
  const isComplete = choosing.every((ids) => ids.some((id) => chosen.includes(id)));
  return choosing.length > 0 && isComplete ? 0 : product.stock;
}

/** Returns the weight of one unit in grams, for goods sold by weight; undefined for other goods. */
export const chosenWeightStep = (
  product: VariantProduct & { readonly weight_step?: number },
  chosen: readonly string[],
): number | undefined => (chosenVariant(product, chosen) ?? product).weight_step;

/** Returns the unavailable values by id, given the choice in the other options. */
export function unavailableValues(
  product: VariantProduct,
  chosen: readonly string[],
): ReadonlyMap<string, Unavailability> {
  const { variants = [] } = product;
  const choosing = choosingIds(product);
  const found = new Map<string, Unavailability>();
  for (const ids of choosing) {
    const others = chosen.filter((id) => !ids.includes(id) && choosing.flat().includes(id));
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
