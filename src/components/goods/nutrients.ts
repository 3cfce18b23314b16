import type { IntlShape } from 'react-intl';
import type { Nutrition } from '../../api/endpoints.gen.ts';

type NutrientKey = Exclude<keyof Nutrition, 'energy_kj' | 'energy_kcal' | 'per' | 'as_on_label'>;

/** EU rounding of label amounts (guidance of December 2012 on regulation 1169/2011). */
interface Rounding {
  /** Smallest amount with `coarse` decimals. Smaller ones have `fine` decimals. */
  readonly above: number;
  readonly coarse: number;
  readonly fine: number;
  /** Largest amount that shows as "< `lessThan`". */
  readonly least: number;
  readonly lessThan: number;
}

const GRAMS: Rounding = { above: 10, coarse: 0, fine: 1, least: 0.5, lessThan: 0.5 };
const SATURATES: Rounding = { above: 10, coarse: 0, fine: 1, least: 0.1, lessThan: 0.1 };
const SALT: Rounding = { above: 1, coarse: 1, fine: 2, least: 0.0125, lessThan: 0.01 };

interface Nutrient {
  readonly key: NutrientKey;
  readonly nameId: string;
  readonly unit: 'g' | 'mg';
  readonly rounding?: Rounding;
  readonly isPart?: boolean;
  readonly property?: string;
}

const gram = (key: NutrientKey, more: Partial<Nutrient> = {}): Nutrient => ({
  key,
  nameId: `nutritionTable.${key}.name`,
  unit: 'g',
  rounding: GRAMS,
  ...more,
});

/**
 * Rows below the energy, in the order of EU regulation 1169/2011. Includes nutrients that only Indian labels state.
 */
export const NUTRIENTS: readonly Nutrient[] = [
  gram('fat', { property: 'fatContent' }),
  gram('saturates', { property: 'saturatedFatContent', isPart: true, rounding: SATURATES }),
  gram('trans_fat', { property: 'transFatContent', isPart: true, rounding: SATURATES }),
  gram('monounsaturates', { isPart: true, rounding: SATURATES }),
  gram('polyunsaturates', { isPart: true, rounding: SATURATES }),
  {
    key: 'cholesterol_mg',
    nameId: 'nutritionTable.cholesterol.name',
    unit: 'mg',
    property: 'cholesterolContent',
  },
  gram('carbohydrate', { property: 'carbohydrateContent' }),
  gram('sugars', { property: 'sugarContent', isPart: true }),
  gram('added_sugars', { isPart: true }),
  gram('polyols', { isPart: true }),
  gram('starch', { isPart: true }),
  gram('fibre', { property: 'fiberContent' }),
  gram('protein', { property: 'proteinContent' }),
  gram('salt', { rounding: SALT }),
  {
    key: 'sodium_mg',
    nameId: 'nutritionTable.sodium.name',
    unit: 'mg',
    property: 'sodiumContent',
  },
];

type Formats = Pick<IntlShape, 'formatNumber'>;

/** Energy per gram: fat, fibre, then protein and carbohydrate (1169/2011, annex XIV). */
const ENERGY_PER_GRAM = { kJ: [37, 8, 17], kcal: [9, 2, 4] } as const;

function calculatedEnergy(
  { fat, fibre = 0, carbohydrate, protein }: Nutrition,
  unit: keyof typeof ENERGY_PER_GRAM,
): number | undefined {
  if (fat === undefined || carbohydrate === undefined || protein === undefined) return undefined;
  const [ofFat, ofFibre, ofOthers] = ENERGY_PER_GRAM[unit];
  return fat * ofFat + fibre * ofFibre + (carbohydrate + protein) * ofOthers;
}

/** Formats the energy in kJ and kcal, in India only in kcal. Returns undefined if neither is stated. */
export function energyText({ formatNumber }: Formats, nutrition: Nutrition): string | undefined {
  const { energy_kj: statedKj, energy_kcal: statedKcal, as_on_label: isIndian } = nutrition;
  if (statedKj === undefined && statedKcal === undefined) return undefined;
  const kilojoules = statedKj ?? calculatedEnergy(nutrition, 'kJ');
  const kilocalories = statedKcal ?? calculatedEnergy(nutrition, 'kcal');
  const whole = (amount: number) => formatNumber(amount, { maximumFractionDigits: 0 });
  const isInBoth = !isIndian || kilocalories === undefined;
  return [
    ...(kilojoules === undefined || !isInBoth ? [] : [`${whole(kilojoules)} kJ`]),
    ...(kilocalories === undefined ? [] : [`${whole(kilocalories)} kcal`]),
  ].join(' / ');
}

/**
 * Returns the amount of a nutrient. Converts between salt and sodium (salt is sodium × 2.5, 1169/2011, annex I).
 * Indian labels state sodium, others salt.
 */
export function amountOf(nutrition: Nutrition, key: NutrientKey): number | undefined {
  const { salt, sodium_mg: sodium, as_on_label: isIndian = false } = nutrition;
  if (key === 'salt') {
    if (isIndian) return undefined;
    return salt ?? (sodium === undefined ? undefined : (sodium * 2.5) / 1000);
  }
  if (key === 'sodium_mg') {
    if (!isIndian) return undefined;
    return sodium ?? (salt === undefined ? undefined : salt * 400);
  }
  return nutrition[key];
}

/** Formats an amount: as stated on Indian labels, otherwise with EU rounding. Returns undefined if it is unknown. */
export function amountText(
  { formatNumber }: Formats,
  nutrition: Nutrition,
  { key, unit, rounding }: Nutrient,
): string | undefined {
  const amount = amountOf(nutrition, key);
  if (amount === undefined) return undefined;
  const text = (value: number, decimals: number) =>
    `${formatNumber(value, { maximumFractionDigits: decimals })} ${unit}`;
  if (nutrition.as_on_label || rounding === undefined) return text(amount, 2);
  const { above, coarse, fine, least, lessThan } = rounding;
  if (amount > 0 && amount <= least) return `< ${text(lessThan, 2)}`;
  return text(amount, amount >= above ? coarse : fine);
}

const CAPTIONS = {
  g: 'nutritionTable.per100g.text',
  ml: 'nutritionTable.per100ml.text',
} as const;

export function captionId({ per }: Nutrition): string {
  return per === undefined ? 'nutritionTable.caption.text' : CAPTIONS[per];
}
