import { namedAllergens } from './namedAllergens.ts';

it.each([
  ['Wheat flour, milk, butter', ['gluten', 'milk']],
  ['Rolled oats, cashewnuts, soya lecithin, E223', ['gluten', 'soybeans', 'nuts', 'sulphites']],
  ['Farine de blé, œufs, beurre, noisettes', ['gluten', 'eggs', 'milk', 'nuts']],
  ['Groundnut oil, mustard seeds, gingelly', ['peanuts', 'mustard', 'sesame']],
  ['Coconut milk, cocoa butter, nutmeg, buckwheat, eggplant, butternut squash', []],
  ['Licorice milk drink', ['milk']],
  ['Lait de coco, beurre de cacao, noix de muscade', []],
  ['Rice, salt, coat of sugar, codex 12', []],
])('finds the allergens in: %s', (text, allergens) => {
  expect(namedAllergens(text)).toEqual(allergens);
});
