import type { Amount, Currency, ProductOption } from '../api/endpoints.gen.ts';

/** What the price rules read of a product, a card's or a whole one. */
export interface PricedProduct {
  readonly price?: Amount;
  readonly special?: Amount;
  readonly options?: readonly ProductOption[];
}

/** `special` is 0 when there is no sale price, and then no sale layout is shown. */
export interface ShownPrice {
  readonly price: Amount;
  readonly special: Amount;
}

/** The kinds of option whose values have prices; a text has none. */
const pricedTypes: ReadonlySet<ProductOption['type']> = new Set([
  'select',
  'radio',
  'checkbox',
  'image',
]);

/** The price a card shows: base and sale price, each with the amounts of the default option values. */
export function cardPrice(product: PricedProduct): ShownPrice {
  return priceWithOptions(product, defaultValueIds(product));
}

/**
 * The price with the given option values chosen. Ids that the product does not have add nothing, and nothing is added
 * to a sale price that is not above 0, nor to texts that the server has formatted.
 */
export function priceWithOptions(
  product: PricedProduct,
  chosenValueIds: ReadonlySet<string> | readonly string[],
): ShownPrice {
  const chosen = new Set(chosenValueIds);
  const extra = pricedValues(product)
    .filter((value) => chosen.has(value.product_option_value_id))
    .reduce((sum, { price }) => (typeof price === 'number' ? sum + price : sum), 0);
  const { price = '', special = 0 } = product;
  return {
    price: withExtra(price, extra),
    special: isAboveZero(special) ? withExtra(special, extra) : 0,
  };
}

/** Whether an amount is more than nothing; of a text of the server, whether a digit of it is. */
export function isAboveZero(amount: Amount): boolean {
  return typeof amount === 'number' ? amount > 0 : /[^\P{Nd}0]/u.test(amount);
}

/** The price to pay of a product or a line: that of the sale where there is one. */
export function payablePrice({ price, special }: ShownPrice): Amount {
  return isAboveZero(special) ? special : price;
}

/** Names of the default option values in the order shown, joined with ' / '; '' for none. */
export function defaultOptionNames(product: PricedProduct): string {
  return pricedValues(product)
    .filter((value) => value.isdefault)
    .map((value) => value.name)
    .join(' / ');
}

/** Ids of the option values that a card counts as chosen. */
export function defaultValueIds(product: PricedProduct): string[] {
  return pricedValues(product)
    .filter((value) => value.isdefault)
    .map((value) => value.product_option_value_id);
}

/** Price minus `discount` percent of it; without a discount the price itself. */
export function discountedPrice(price: number, discount?: number): number {
  return discount ? price - (price * discount) / 100 : price;
}

/** A decimal number as whole digits and how many of them stand behind the point. */
function digitsOf(number: number): { digits: bigint; places: number } {
  const [mantissa = '0', exponent = '0'] = String(number).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places };
}

/**
 * Rupees in whole smallest units of a currency (cents, yen), converted exactly and rounded once, half away from zero, as the
 * server does (server/currency/smallestUnits.ts).
 */
export function toSmallestUnits(rupees: number, { value, decimal }: Currency): number {
  const amount = digitsOf(Math.abs(rupees));
  const rate = digitsOf(value);
  const numerator = amount.digits * rate.digits * 10n ** BigInt(decimal);
  const denominator = 10n ** BigInt(amount.places + rate.places);
  const units = Number((2n * numerator + denominator) / (2n * denominator));
  return rupees < 0 ? -units : units;
}

/** Whole smallest units of a currency as a number of it: 1250 cents are 12.5. */
export function fromSmallestUnits(units: number, { decimal }: Currency): number {
  return units / 10 ** decimal;
}

/**
 * The text of a price in rupees, in the given currency: sign, one space, the amount grouped as the language does and
 * with exactly the currency's decimal places, '/-'. English groups as in India: '₹ 1,25,000.00/-'.
 * @param count how many at that price: it is converted before it is multiplied, so that what is shown adds up
 */
export function formatPrice(rupees: number, currency: Currency, locale: string, count = 1): string {
  const amount = fromSmallestUnits(toSmallestUnits(rupees, currency) * count, currency);
  return `${currency.symbol} ${amountFormat(locale, currency.decimal).format(amount)}/-`;
}

/** The lowest or the highest price in rupees, in whole paise, that is shown as this amount of a currency. */
export function boundOf(amount: number, currency: Currency, end: 'from' | 'to'): number {
  const units = BigInt(Math.round(amount * 10 ** currency.decimal));
  const rate = digitsOf(currency.value);
  const unitsPerPaisa = rate.digits * 10n ** BigInt(currency.decimal);
  const scale = 10n ** BigInt(rate.places + 2);
  /** Fewest paise that come to so many halves of a unit. */
  const paiseFor = (halves: bigint) =>
    (halves * scale + 2n * unitsPerPaisa - 1n) / (2n * unitsPerPaisa);
  const paise = end === 'from' ? paiseFor(2n * units - 1n) : paiseFor(2n * units + 1n) - 1n;
  return Math.max(0, Number(paise) / 100);
}

/** A line with its price and total. */
interface PricedLine extends ShownPrice {
  readonly quantity: number;
  readonly total: Amount;
}

/** The total of a line as its unit price and how many there are, where they make it; else as it is. */
export function lineTotal(line: PricedLine): { amount: Amount; count: number } {
  const { total, quantity } = line;
  const amount = payablePrice(line);
  const makesIt =
    typeof amount === 'number' &&
    typeof total === 'number' &&
    roundToPaise(amount * quantity) === roundToPaise(total);
  return makesIt ? { amount, count: quantity } : { amount: total, count: 1 };
}

const amountFormats = new Map<string, Intl.NumberFormat>();

/** Making a format costs far more than using it, and a list of products uses one dozens of times. */
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

/** Takes the dust of binary fractions away: 0.1 + 0.2 rupees are 0.3. Digits that somebody wrote stay. */
function withoutDust(rupees: number): number {
  return Math.round(rupees * 1e6) / 1e6;
}

/** Rupees in whole paise. */
function roundToPaise(rupees: number): number {
  return Math.round(rupees * 100) / 100;
}
