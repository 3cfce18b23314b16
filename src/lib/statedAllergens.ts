import type { Allergen, Product } from '../api/endpoints.gen.ts';

/** What a product says of its allergens, none included; undefined where neither they nor its ingredients are known. */
export function statedAllergens({
  allergens,
  ingredients,
}: Pick<Product, 'allergens' | 'ingredients'>): readonly Allergen[] | undefined {
  return allergens?.length === 0 && !ingredients ? undefined : allergens;
}
