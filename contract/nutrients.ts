/**
 * Nutrients in the order of EU regulation 1169/2011, with the maximum per 100 g: pure fat has 3,700 kJ or 900 kcal.
 */
export const NUTRIENT_LIMITS = {
  energy_kj: 3700,
  energy_kcal: 900,
  fat: 100,
  saturates: 100,
  trans_fat: 100,
  monounsaturates: 100,
  polyunsaturates: 100,
  cholesterol_mg: 100_000,
  carbohydrate: 100,
  sugars: 100,
  added_sugars: 100,
  polyols: 100,
  starch: 100,
  fibre: 100,
  protein: 100,
  salt: 100,
  sodium_mg: 100_000,
} as const;

export type NutrientName = keyof typeof NUTRIENT_LIMITS;

export const NUTRIENTS = Object.keys(NUTRIENT_LIMITS) as NutrientName[];

export type NutrientAmounts = Partial<Record<NutrientName, number>>;

/**
 * Returns the stated nutrients in a fixed order, so that equal values have equal JSON. Returns null if none is
 * stated.
 */
export function toNutrition(stated: NutrientAmounts | null): NutrientAmounts | null {
  const amounts = NUTRIENTS.flatMap((name) =>
    stated?.[name] === undefined ? [] : [[name, stated[name]] as const],
  );
  return amounts.length === 0 ? null : Object.fromEntries(amounts);
}
