import type { IntlShape } from 'react-intl';
import type {
  Nutrition,
  Product,
  ProductVariant,
  Review,
  UnitPrice,
} from '../api/endpoints.gen.ts';
import { isTradeNumber } from '../../contract/gtin.ts';
import { captionId, NUTRIENTS } from '../components/goods/nutrients.ts';
import { productPath } from '../lib/paths.ts';
import {
  cardPrice,
  defaultValueIds,
  isAboveZero,
  payablePrice,
  priceWithOptions,
} from '../lib/price.ts';

interface ProductDataOptions {
  readonly origin: string;
  readonly showsRatings: boolean;
  readonly currency: string;
  readonly intl: IntlShape;
}

const MOST_REVIEWS = 5;

const UNIT_CODES = {
  kg: 'KGM',
  g: 'GRM',
  l: 'LTR',
  ml: 'MLT',
  piece: 'C62',
} as const satisfies Record<UnitPrice['measure'], string>;

/**
 * Returns a schema.org Product with the product card's price: in the store's currency, with default options.
 * @param reviews latest first; only the first few are included
 */
export function productData(
  product: Product,
  reviews: readonly Review[],
  { origin, showsRatings, currency, intl }: ProductDataOptions,
): object {
  const { name = '', handle = '', brand, images = [], nutrition, variants } = product;
  const rating = product.rating ?? 0;
  const count = product.review_count ?? 0;
  return {
    '@context': 'https://schema.org',
    ...(variants
      ? {
          '@type': 'ProductGroup',
          productGroupID: product.product_id,
          hasVariant: variants.map((variant) => variantData(product, variant, origin, currency)),
        }
      : {
          '@type': 'Product',
          sku: product.product_id,
          offers: offerData(product, origin, currency),
        }),
    name,
    url: origin + productPath(handle),
    description: product.meta_description || undefined,
    image: images.filter(Boolean).map((image) => new URL(image, origin).href),
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    category: product.collection?.name,
    additionalProperty: nutrition && nutritionData(nutrition, intl),
    ...(showsRatings && rating > 0 && count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating,
            reviewCount: count,
            bestRating: 5,
            worstRating: 1,
          },
          review: reviews.slice(0, MOST_REVIEWS).map(reviewData),
        }
      : {}),
  };
}

function variantData(
  product: Product,
  variant: ProductVariant,
  origin: string,
  currency: string,
): object {
  const { variant_id: id, values, sku, barcode = '', stock, unit_price: unitPrice } = variant;
  const names = (product.options ?? [])
    .flatMap((option) => option.product_option_value)
    .filter((value) => values.includes(value.product_option_value_id))
    .map((value) => value.name);
  return {
    '@type': 'Product',
    name: [product.name ?? '', ...names].join(', '),
    sku: sku || id,
    gtin: isTradeNumber(barcode) ? barcode : undefined,
    offers: offerData(
      { handle: product.handle ?? '', stock, ...(unitPrice && { unit_price: unitPrice }) },
      origin,
      currency,
      priceWithOptions(product, [...defaultValueIds(product), ...values]),
    ),
  };
}

/** Returns a schema.org Offer; undefined for a formatted price, as search engines need a number. */
function offerData(
  product: Product,
  origin: string,
  currency: string,
  shown = cardPrice(product),
): object | undefined {
  const { price, special } = shown;
  const payable = payablePrice(shown);
  if (typeof payable === 'string') return undefined;
  const regular = { priceType: 'https://schema.org/StrikethroughPrice', price };
  const specifications = [
    ...(isAboveZero(special) && typeof price === 'number' ? [regular] : []),
    ...(product.unit_price ? [unitPriceData(payable, product.unit_price)] : []),
  ];
  return {
    '@type': 'Offer',
    url: origin + productPath(product.handle ?? ''),
    price: payable,
    priceCurrency: currency,
    priceValidUntil: isAboveZero(special) ? product.special_until : undefined,
    availability:
      product.stock === 0 ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    priceSpecification: specifications.map((specification) => ({
      '@type': 'UnitPriceSpecification',
      priceCurrency: currency,
      ...specification,
    })),
  };
}

/** Returns pack price, pack content and reference quantity, as Google's Merchant help 6324455 and 6324490 require. */
function unitPriceData(pack: number, { price, per, measure, content }: UnitPrice): object {
  const quantity = (value: number) => ({
    '@type': 'QuantitativeValue',
    value,
    unitCode: UNIT_CODES[measure],
  });
  if (content === undefined) return { price, referenceQuantity: quantity(per) };
  return {
    price: pack,
    referenceQuantity: { ...quantity(content), valueReference: quantity(per) },
  };
}

/** Returns nutrients per 100 g or 100 ml as properties, as schema.org's `nutrition` belongs to recipes and menus. */
function nutritionData(nutrition: Nutrition, { formatMessage }: IntlShape): object[] {
  const per = formatMessage({ id: captionId(nutrition) });
  const stated = NUTRIENTS.flatMap((nutrient) => {
    const amount = nutrition[nutrient.key];
    return amount === undefined ? [] : [{ ...nutrient, amount }];
  });
  const amounts = stated.flatMap(({ property, amount, unit }) =>
    property === undefined ? [] : [[property, `${amount} ${unit}`] as const],
  );
  const { energy_kj: kilojoules, energy_kcal: kilocalories } = nutrition;
  const information = {
    '@type': 'PropertyValue',
    name: per,
    valueReference: {
      '@type': 'NutritionInformation',
      name: per,
      calories: kilocalories === undefined ? undefined : `${kilocalories} kcal`,
      ...Object.fromEntries(amounts),
    },
  };
  const valueOf = (nameId: string, value: number, unitCode: string, unitText: string) => ({
    '@type': 'PropertyValue',
    name: formatMessage({ id: nameId }),
    description: per,
    value,
    unitCode,
    unitText,
  });
  return [
    information,
    ...(kilojoules === undefined
      ? []
      : [valueOf('nutritionTable.energy.name', kilojoules, 'KJO', 'kJ')]),
    ...stated
      .filter(({ property }) => property === undefined)
      .map(({ nameId, amount, unit }) =>
        valueOf(nameId, amount, unit === 'g' ? 'GRM' : 'MGM', unit),
      ),
  ];
}

function reviewData({ name, text, rating, date }: Review): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name },
    datePublished: /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0],
    reviewBody: text,
    reviewRating:
      rating > 0
        ? { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 }
        : undefined,
  };
}
