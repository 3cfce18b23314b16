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
  /** True if the option's values select a variant. Its price then replaces the extra prices of the values. */
  isVariant: boolean;
  values: OptionValue[];
}

export interface Variant {
  id: string;
  valueIds: string[];
  priceMinor: number;
  specialMinor: number | null;
  stock: number;
  barcode: string;
  sku: string;
  unit: Unit | undefined;
  stepGrams: number | null;
}

export interface Card {
  id: string;
  /** Id of the parent for the card of a variant, else `id`. */
  productId: string;
  /** Values that define this variant; null for other products. */
  variantValueIds: string[] | null;
  isForSale: boolean;
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
  /** Weight of one unit of goods sold by weight; null for others. */
  stepGrams: number | null;
  pictures: string[];
  pictureAlt: string;
  /** Null if the shop has not stated the allergens. */
  allergens: Dto['Allergen'][] | null;
  mayContain: Dto['Allergen'][];
  options: Option[];
  /** Cheapest first; empty for products without variants, and for variants. */
  variants: Variant[];
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
  /** Title and description for search engines. If empty, pages use the product's own. */
  metaTitle: string;
  metaDescription: string;
  collection: { handle: string; name: string };
}
