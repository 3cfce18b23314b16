import type { Dto } from '../http/contractTypes.ts';
import { toDecimal } from '../currency/minorUnits.ts';
import type { ShopSettings } from '../shopSettings.ts';
import { zonedTime } from '../localTime.ts';
import { plainTextOf } from './cleanHtml.ts';
import { pictureOf, pictureUrl } from './picture.ts';
import type { Card, Option, Product } from './product.ts';
import { unitPriceOf } from './unitPrice.ts';

const META_DESCRIPTION_LENGTH = 155;

function toOptionDto(option: Option, alt: string): Dto['ProductOption'] {
  return {
    product_option_id: option.id,
    name: option.name,
    type: option.type,
    required: option.required,
    value: option.values.find((value) => value.isDefault)?.id ?? '',
    product_option_value: option.values.map((value) => ({
      product_option_value_id: value.id,
      name: value.name,
      price: toDecimal(value.priceMinor),
      isdefault: value.isDefault,
      ...(value.picture === null
        ? {}
        : { picture: pictureOf(value.picture, `${alt}, ${value.name}`) }),
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

function toUnitPriceDto(card: Card, country: string): Dto['UnitPrice'] | undefined {
  const unitPrice = unitPriceOf(defaultMinor(card), card.unit, country);
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
  const unitPrice = toUnitPriceDto(card, country);
  return {
    product_id: card.id,
    handle: card.handle,
    name: card.name,
    price: toDecimal(card.priceMinor),
    special: toDecimal(card.specialMinor ?? 0),
    minimum: card.minimum,
    rating: card.rating,
    review_count: card.reviewCount,
    stock: card.stock < card.minimum ? 0 : card.stock,
    options: card.options.map((option) => toOptionDto(option, card.name)),
    ...(unitPrice ? { unit_price: unitPrice } : {}),
  };
}

/** Converts a card to its DTO; the unit price follows the law of the shop's country. */
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
    meta_title: product.name,
    meta_description: plainTextOf(product.description, META_DESCRIPTION_LENGTH),
    meta_keyword: product.keywords,
  };
}
