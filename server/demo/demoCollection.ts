/** A text in each language the demo shop speaks. */
interface Translated {
  readonly en: string;
  readonly fr: string;
}

/** One choice of a demo option. At most one value is the default; without one the shopper has to choose, or may not. */
interface DemoOptionValue {
  readonly name: Translated;
  /** Added to the product's price, in paise; may be 0. */
  readonly pricePaise: number;
  readonly isDefault?: boolean;
}

/** A choice the shopper makes before adding the product. A `text` option has no values. */
export interface DemoOption {
  readonly name: Translated;
  readonly type: 'select' | 'radio' | 'checkbox' | 'image' | 'text';
  readonly required: boolean;
  readonly values: readonly DemoOptionValue[];
}

/** Per 100 g or 100 ml, as EU regulation 1169/2011 lists them; energy in kJ and kcal, the rest in grams. */
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
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** Age of the review when the catalogue is created, in days. */
  readonly daysAgo: number;
}

/** The 14 allergens of EU regulation 1169/2011, annex II. */
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
  /** Its slug: lower case words joined by hyphens, unique over all collections. */
  readonly handle: string;
  readonly name: Translated;
  /** Cleaned HTML, at least 60 words in each language. */
  readonly description: Translated;
  readonly pricePaise: number;
  /** Sale price in paise, below `pricePaise`; null where the product is not on sale. */
  readonly specialPaise: number | null;
  /** Quantity in stock, 0 and more. */
  readonly stock: number;
  /** The smallest quantity an order line may have. */
  readonly minimum: number;
  /** What one unit contains; `piece` for goods sold by number. */
  readonly unit: { readonly amount: number; readonly measure: 'g' | 'ml' | 'piece' };
  readonly ingredients: Translated;
  readonly nutrition: DemoNutrition;
  readonly allergens: readonly Allergen[];
  readonly marks: readonly DietMark[];
  readonly options: readonly DemoOption[];
  readonly reviews: readonly DemoReview[];
  /** What its pictures show, for those who cannot see them, e.g. 'A jar of turmeric'. */
  readonly pictureAlt: Translated;
}

/** One file of `catalog/`: a collection and the products that have it as their home. */
export interface DemoCollection {
  readonly handle: string;
  readonly name: Translated;
  /** One or two plain sentences. */
  readonly description: Translated;
  readonly products: readonly DemoProduct[];
}
