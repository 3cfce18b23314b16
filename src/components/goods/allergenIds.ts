import type { Allergen } from '../../api/endpoints.gen.ts';

/** Message ids of the 14 allergens, in the order of EU regulation 1169/2011, annex II. */
export const allergenIds = {
  gluten: 'product.allergen.gluten',
  crustaceans: 'product.allergen.crustaceans',
  eggs: 'product.allergen.eggs',
  fish: 'product.allergen.fish',
  peanuts: 'product.allergen.peanuts',
  soybeans: 'product.allergen.soybeans',
  milk: 'product.allergen.milk',
  nuts: 'product.allergen.nuts',
  celery: 'product.allergen.celery',
  mustard: 'product.allergen.mustard',
  sesame: 'product.allergen.sesame',
  sulphites: 'product.allergen.sulphites',
  lupin: 'product.allergen.lupin',
  molluscs: 'product.allergen.molluscs',
} as const satisfies Record<Allergen, string>;
