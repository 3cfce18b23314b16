import type { Dto } from '../http/contractTypes.ts';
import type { Unit } from './unitPrice.ts';

interface OptionValue {
  id: string;
  name: string;
  priceMinor: number;
  isDefault: boolean;
  picture: string | null;
}

export interface Option {
  id: string;
  name: string;
  type: Dto['ProductOption']['type'];
  required: boolean;
  values: OptionValue[];
}

export interface Card {
  id: string;
  handle: string;
  name: string;
  priceMinor: number;
  specialMinor: number | null;
  minimum: number;
  rating: number;
  reviewCount: number;
  stock: number;
  collectionId: string;
  unit: Unit | undefined;
  pictures: string[];
  pictureAlt: string;
  /** Null if the shop has not stated the allergens. */
  allergens: Dto['Allergen'][] | null;
  mayContain: Dto['Allergen'][];
  options: Option[];
}

export interface Product extends Card {
  specialEnd: Date | null;
  brand: string;
  description: string;
  ingredients: string;
  allergenNames: string;
  nutrition: Dto['Nutrition'] | null;
  marks: string[];
  keywords: string;
  collection: { handle: string; name: string };
}
