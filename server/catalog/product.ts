import type { Dto } from '../http/contractTypes.ts';
import type { Unit } from './unitPrice.ts';

/** One choice of an option; names are in the language asked for. */
interface OptionValue {
  id: string;
  name: string;
  pricePaise: number;
  isDefault: boolean;
  /** Name of its picture. */
  picture: string | null;
}

/** A choice the shopper makes before adding a product. */
export interface Option {
  id: string;
  name: string;
  type: Dto['ProductOption']['type'];
  required: boolean;
  /** In the order shown; empty for `text`. */
  values: OptionValue[];
}

/** What a card shows of a product; texts are in the language asked for, else in English. */
export interface Card {
  id: string;
  handle: string;
  name: string;
  pricePaise: number;
  specialPaise: number | null;
  minimum: number;
  /** 0 (none) to 5. */
  rating: number;
  reviewCount: number;
  stock: number;
  collectionId: string;
  unit: Unit | undefined;
  /** Names of its pictures, in order; the first is the thumb. */
  pictures: string[];
  pictureAlt: string;
  /** Those it is known to contain. */
  /** Null where nobody has stated them. */
  allergens: Dto['Allergen'][] | null;
  mayContain: Dto['Allergen'][];
  options: Option[];
}

/** What a product page shows. */
export interface Product extends Card {
  /** When the special price ends; null without one or without an end. */
  specialEnd: Date | null;
  brand: string;
  /** Cleaned HTML. */
  description: string;
  /** Cleaned HTML. */
  ingredients: string;
  /** Names of nuts and cereals. */
  allergenNames: string;
  nutrition: Dto['Nutrition'] | null;
  marks: string[];
  keywords: string;
  collection: { handle: string; name: string };
}
