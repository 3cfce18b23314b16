import type { Dto } from '../http/contractTypes.ts';
import { toDecimal } from '../currency/minorUnits.ts';
import type { ShopSettings } from '../shopSettings.ts';
import { zonedTime } from '../localTime.ts';
import { plainTextOf } from './cleanHtml.ts';
import { pictureOf, pictureUrl } from './picture.ts';
import type { Card, Option, Product, Variant } from './product.ts';
import { unitPriceOf } from './unitPrice.ts';

const META_DESCRIPTION_LENGTH = 155;

const paidMinor = ({ priceMinor, specialMinor }: Pick<Card, 'priceMinor' | 'specialMinor'>) =>
  specialMinor ?? priceMinor;

/**
 * Returns the extra price of a value in minor units, for clients that do not read `variants`. For a value of a variant
 * option, returns by how much its cheapest variant exceeds the product's price.
 */
function extraMinor(card: Card, { isVariant }: Option, value: Option['values'][number]): number {
  const prices = card.variants.filter(({ valueIds }) => valueIds.includes(value.id)).map(paidMinor);
  if (!isVariant || prices.length === 0) return value.priceMinor;
  return Math.min(...prices) - paidMinor(card);
}

function toVariantDto(card: Card, variant: Variant, country: string): Dto['ProductVariant'] {
  const { stock } = variant;
  const defaults = defaultMinor(card) - paidMinor(card);
  const unitPrice = toUnitPriceDto(paidMinor(variant) + defaults, variant.unit, country);
  return {
    variant_id: variant.id,
    values: variant.valueIds,
    price: toDecimal(variant.priceMinor),
    special: toDecimal(variant.specialMinor ?? 0),
    stock: stock < card.minimum ? 0 : stock,
    sku: variant.sku,
    barcode: variant.barcode,
    ...(unitPrice && { unit_price: unitPrice }),
    ...(variant.stepGrams !== null && { weight_step: variant.stepGrams }),
  };
}

function toOptionDto(card: Card, option: Option): Dto['ProductOption'] {
  return {
    product_option_id: option.id,
    name: option.name,
    type: option.type,
    required: option.required,
    value: option.values.find((value) => value.isDefault)?.id ?? '',
    product_option_value: option.values.map((value) => ({
      product_option_value_id: value.id,
      name: value.name,
      price: toDecimal(extraMinor(card, option, value)),
      isdefault: value.isDefault,
      ...(value.picture === null
        ? {}
        : { picture: pictureOf(value.picture, `${card.name}, ${value.name}`) }),
    })),
  };
}

/** Returns the price in minor units with the default options. Uses the sale price if there is one. */
export function defaultMinor(card: Card): number {
  return card.options
    .flatMap((option) => option.values)
    .filter((value) => value.isDefault)
    .reduce((sum, value) => sum + value.priceMinor, card.specialMinor ?? card.priceMinor);
}

function toUnitPriceDto(
  minor: number,
  unit: Card['unit'],
  country: string,
): Dto['UnitPrice'] | undefined {
  const unitPrice = unitPriceOf(minor, unit, country);
  return (
    unitPrice && {
      price: toDecimal(unitPrice.priceMinor),
      per: unitPrice.per,
      measure: unitPrice.measure,
      content: unitPrice.content,
    }
  );
}

function toSharedDto(card: Card, country: string) {
  const unitPrice = toUnitPriceDto(defaultMinor(card), card.unit, country);
  return {
    product_id: card.productId,
    handle: card.handle,
    name: card.name,
    price: toDecimal(card.priceMinor),
    special: toDecimal(card.specialMinor ?? 0),
    minimum: card.minimum,
    rating: card.rating,
    review_count: card.reviewCount,
    stock: card.stock < card.minimum ? 0 : card.stock,
    options: card.options.map((option) => toOptionDto(card, option)),
    ...(card.variants.length > 0 && {
      variants: card.variants.map((variant) => toVariantDto(card, variant, country)),
    }),
    ...(unitPrice ? { unit_price: unitPrice } : {}),
    ...(card.stepGrams !== null && { weight_step: card.stepGrams }),
  };
}

export function toCardDto(
  card: Card,
  { country }: Pick<ShopSettings, 'country'>,
): Dto['ProductCard'] {
  return {
    ...toSharedDto(card, country),
    thumb: pictureUrl(card.pictures[0], 360),
    picture: pictureOf(card.pictures[0], card.pictureAlt || card.name),
  };
}

function toNutritionDto({ nutrition, unit }: Product, country: string): Dto['Nutrition'] {
  return {
    ...nutrition,
    ...(unit && unit.measure !== 'piece' && { per: unit.measure }),
    ...(country === 'IN' && { as_on_label: true }),
  };
}

export function toProductDto(
  product: Product,
  { country, timeZone }: ShopSettings,
): Dto['Product'] {
  const pictures = product.pictures.length > 0 ? product.pictures : [undefined];
  return {
    ...toSharedDto(product, country),
    ...(product.specialEnd ? { special_until: zonedTime(product.specialEnd, timeZone) } : {}),
    description: product.description,
    images: pictures.map((name) => pictureUrl(name, 720)),
    pictures: pictures.map((name) => pictureOf(name, product.pictureAlt || product.name)),
    ingredients: product.ingredients,
    ...(product.nutrition ? { nutrition: toNutritionDto(product, country) } : {}),
    allergens: product.allergens,
    may_contain: product.mayContain,
    allergen_names: product.allergenNames,
    marks: product.marks as NonNullable<Dto['Product']['marks']>,
    collection: product.collection,
    brand: product.brand,
    meta_title: product.metaTitle || product.name,
    meta_description:
      product.metaDescription || plainTextOf(product.description, META_DESCRIPTION_LENGTH),
    meta_keyword: product.keywords,
  };
}
