import type { IntlShape } from 'react-intl';
import type { Nutrition } from '../api/endpoints.gen.ts';

/** An amount that labels state in grams. */
interface Nutrient {
  readonly key: keyof Nutrition;
  /** Message id of its name */
  readonly nameId: string;
  /** Of what the row above says */
  readonly isPart?: boolean;
  /** Property of schema.org's NutritionInformation; absent where it has none */
  readonly property?: string;
}

/** What is stated per 100 g or 100 ml below the energy, in the order that EU regulation 1169/2011 asks for. */
export const NUTRIENTS: readonly Nutrient[] = [
  { key: 'fat', nameId: 'nutritionTable.fat.name', property: 'fatContent' },
  {
    key: 'saturates',
    nameId: 'nutritionTable.saturates.name',
    property: 'saturatedFatContent',
    isPart: true,
  },
  {
    key: 'carbohydrate',
    nameId: 'nutritionTable.carbohydrate.name',
    property: 'carbohydrateContent',
  },
  {
    key: 'sugars',
    nameId: 'nutritionTable.sugars.name',
    property: 'sugarContent',
    isPart: true,
  },
  { key: 'fibre', nameId: 'nutritionTable.fibre.name', property: 'fiberContent' },
  { key: 'protein', nameId: 'nutritionTable.protein.name', property: 'proteinContent' },
  { key: 'salt', nameId: 'nutritionTable.salt.name' },
];

/** The energy in both units, as labels state it. */
export function energyText(
  { formatNumber }: Pick<IntlShape, 'formatNumber'>,
  { energy_kj: kilojoules, energy_kcal: kilocalories }: Nutrition,
): string {
  return `${formatNumber(kilojoules)} kJ / ${formatNumber(kilocalories)} kcal`;
}

/** An amount of a nutrient. */
export function gramsText(
  { formatNumber }: Pick<IntlShape, 'formatNumber'>,
  grams: number,
): string {
  return `${formatNumber(grams, { maximumFractionDigits: 2 })} g`;
}
