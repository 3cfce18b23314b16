interface Translated {
  readonly en: string;
  readonly fr: string;
}

interface DemoVariant {
  readonly sku: string;
  readonly amount: number;
  readonly stock: number;
  readonly specialMinor?: number;
}

export interface DemoOptionValue {
  readonly name: Translated;
  readonly priceMinor: number;
  readonly isDefault?: boolean;
  /** Fields of the value's variant. Present for every value of an option that chooses variants, else for none. */
  readonly variant?: DemoVariant;
}

export interface DemoOption {
  readonly name: Translated;
  readonly type: 'select' | 'radio' | 'checkbox' | 'image' | 'text';
  readonly required: boolean;
  readonly values: readonly DemoOptionValue[];
}

/**
 * Nutrition values per 100 g or 100 ml, as in EU regulation 1169/2011. Energy is in kJ and kcal, everything else in
 * grams.
 */
interface DemoNutrition {
  readonly energyKj: number;
  readonly energyKcal: number;
  readonly fat: number;
  readonly saturates: number;
  readonly carbohydrate: number;
  readonly sugars: number;
  readonly fibre: number;
  readonly protein: number;
  readonly salt: number;
}

interface DemoReview {
  readonly name: string;
  readonly rating: number;
  readonly text: string;
  readonly daysAgo: number;
}

type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soybeans'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs';

type DietMark = 'vegetarian' | 'vegan' | 'organic';

export interface DemoProduct {
  readonly handle: string;
  readonly name: Translated;
  readonly description: Translated;
  readonly priceMinor: number;
  readonly specialMinor: number | null;
  readonly stock: number;
  readonly minimum: number;
  /** True if sold by weight, in steps of `unit`. */
  readonly isWeighed?: boolean;
  readonly unit: { readonly amount: number; readonly measure: 'g' | 'ml' | 'piece' };
  readonly ingredients: Translated;
  readonly nutrition: DemoNutrition;
  readonly allergens: readonly Allergen[];
  readonly marks: readonly DietMark[];
  readonly options: readonly DemoOption[];
  readonly reviews: readonly DemoReview[];
  readonly pictureAlt: Translated;
}

export interface DemoCollection {
  readonly handle: string;
  readonly name: Translated;
  readonly description: Translated;
  readonly products: readonly DemoProduct[];
}
