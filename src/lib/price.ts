import type { Amount, Currency, ProductOption, ProductVariant } from '../api/endpoints.gen.ts';
import { chosenVariant } from './variants.ts';

export interface PricedProduct {
  readonly price?: Amount;
  readonly special?: Amount;
  readonly options?: readonly ProductOption[];
  readonly variants?: readonly ProductVariant[];
}

/** Price and sale price; `special` is 0 without a sale price. */
export interface ShownPrice {
  readonly price: Amount;
  readonly special: Amount;
}

const pricedTypes: ReadonlySet<ProductOption['type']> = new Set([
  'select',
  'radio',
  'checkbox',
  'image',
]);

export function cardPrice(product: PricedProduct): ShownPrice {
  return priceWithOptions(product, defaultValueIds(product));
}

/**
 * Returns price and sale price of the product or the chosen variant. Adds the prices of the other chosen option
 * values to both. Ignores unknown ids; formatted texts stay unchanged.
 */
export function priceWithOptions(
  product: PricedProduct,
  chosenValueIds: ReadonlySet<string> | readonly string[],
): ShownPrice {
  const chosen = new Set(chosenValueIds);
  const variant = chosenVariant(product, chosen);
  const extra = pricedValues(product)
    .filter(({ product_option_value_id: id }) => chosen.has(id) && !variant?.values.includes(id))
    .reduce((sum, { price }) => (typeof price === 'number' ? sum + price : sum), 0);
  const { price = '', special = 0 } = variant ?? product;
  return {
    price: withExtra(price, extra),
    special: isAboveZero(special) ? withExtra(special, extra) : 0,
  };
}

/** True if no variant is chosen and the variants have several prices; the product's price then is the lowest. */
export function isLowestPrice(product: PricedProduct, chosen: readonly string[]): boolean {
  const { variants = [] } = product;
  const amounts = new Set(variants.map(payablePrice));
  return amounts.size > 1 && chosenVariant(product, chosen) === undefined;
}

/** True for an amount above 0. A formatted text counts if it contains a digit other than 0. */
export function isAboveZero(amount: Amount): boolean {
  return typeof amount === 'number' ? amount > 0 : /[^\P{Nd}0]/u.test(amount);
}

export function payablePrice({ price, special }: ShownPrice): Amount {
  return isAboveZero(special) ? special : price;
}

export function defaultOptionNames(product: PricedProduct): string {
  return pricedValues(product)
    .filter((value) => value.isdefault)
    .map((value) => value.name)
    .join(' / ');
}

export function defaultValueIds(product: PricedProduct): string[] {
  return pricedValues(product)
    .filter((value) => value.isdefault)
    .map((value) => value.product_option_value_id);
}

/** @param discount in percent */
export function discountedPrice(price: number, discount?: number): number {
  return discount ? price - (price * discount) / 100 : price;
}

function digitsOf(number: number): { digits: bigint; places: number } {
  const [mantissa = '0', exponent = '0'] = String(number).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places };
}

/**
 * Converts an amount to a currency's smallest units (cents, yen). Calculates exactly and rounds once, half away from
 * zero. The server converts the same way (server/currency/smallestUnits.ts).
 */
export function toSmallestUnits(price: number, { value, decimal }: Currency): number {
  const amount = digitsOf(Math.abs(price));
  const rate = digitsOf(value);
  const numerator = amount.digits * rate.digits * 10n ** BigInt(decimal);
  const denominator = 10n ** BigInt(amount.places + rate.places);
  const units = Number((2n * numerator + denominator) / (2n * denominator));
  return price < 0 ? -units : units;
}

/** Converts smallest units to a currency amount: 1250 cents are 12.5. */
export function fromSmallestUnits(units: number, { decimal }: Currency): number {
  return units / 10 ** decimal;
}

/**
 * Formats an amount in a currency: '₹ 1,25,000.00/-', with Indian grouping in English.
 * @param count quantity; multiplied after the conversion, so that shown amounts add up
 */
export function formatPrice(price: number, currency: Currency, locale: string, count = 1): string {
  const amount = fromSmallestUnits(toSmallestUnits(price, currency) * count, currency);
  return `${currency.symbol} ${amountFormat(locale, currency.decimal).format(amount)}/-`;
}

/** Returns the lowest (`from`) or highest (`to`) store price, to 0.01, that displays as `amount` in `currency`. */
export function boundOf(amount: number, currency: Currency, end: 'from' | 'to'): number {
  const units = BigInt(Math.round(amount * 10 ** currency.decimal));
  const rate = digitsOf(currency.value);
  const unitsPerMinor = rate.digits * 10n ** BigInt(currency.decimal);
  const scale = 10n ** BigInt(rate.places + 2);
  const minorFor = (halves: bigint) =>
    (halves * scale + 2n * unitsPerMinor - 1n) / (2n * unitsPerMinor);
  const minor = end === 'from' ? minorFor(2n * units - 1n) : minorFor(2n * units + 1n) - 1n;
  return Math.max(0, Number(minor) / 100);
}

interface PricedLine extends ShownPrice {
  readonly quantity: number;
  readonly total: Amount;
}

/**
 * Returns unit price and quantity if multiplying them gives the line's total. Otherwise returns the total with
 * count 1.
 */
export function lineTotal(line: PricedLine): { amount: Amount; count: number } {
  const { total, quantity } = line;
  const amount = payablePrice(line);
  const makesIt =
    typeof amount === 'number' &&
    typeof total === 'number' &&
    roundToMinor(amount * quantity) === roundToMinor(total);
  return makesIt ? { amount, count: quantity } : { amount: total, count: 1 };
}

const amountFormats = new Map<string, Intl.NumberFormat>();

/**
 * Returns a cached format, because creating an `Intl.NumberFormat` is slow and product lists format dozens of
 * prices.
 */
function amountFormat(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = amountFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale === 'en' ? 'en-IN' : locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  amountFormats.set(key, format);
  return format;
}

function pricedValues(product: PricedProduct) {
  return (product.options ?? [])
    .filter((option) => pricedTypes.has(option.type))
    .flatMap((option) => option.product_option_value);
}

function withExtra(amount: Amount, extra: number): Amount {
  return typeof amount === 'number' ? withoutDust(amount + extra) : amount;
}

/** Removes floating-point errors: 0.1 + 0.2 is 0.3. */
function withoutDust(price: number): number {
  return Math.round(price * 1e6) / 1e6;
}

function roundToMinor(price: number): number {
  return Math.round(price * 100) / 100;
}
