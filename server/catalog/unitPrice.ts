/** What one sold unit contains. */
export interface Unit {
  amount: number;
  measure: 'g' | 'ml' | 'piece';
  /** Drained weight of goods in liquid, in `measure`. */
  drained?: number | undefined;
}

/** Price of a reference amount: `pricePaise` for `per` of `measure`. */
export interface UnitPrice {
  pricePaise: number;
  per: number;
  measure: 'kg' | 'g' | 'l' | 'ml' | 'piece';
  /** Content of one sold unit, in `measure`. */
  content: number;
}

/** Reference unit by the law of a country, and the content in it. */
function reference(
  { amount, measure, drained }: Unit,
  country: string,
): Omit<UnitPrice, 'pricePaise' | 'per'> {
  if (measure === 'piece') return { measure, content: amount };
  // India's Legal Metrology (Packaged Commodities) Rules, 6(11): per gram below a kilogram, of the net quantity.
  if (country === 'IN' && amount < 1000) return { measure, content: amount };
  // Directive 98/6/EC, article 4(3): of the drained weight.
  const content = (country === 'IN' ? amount : (drained ?? amount)) / 1000;
  return { measure: measure === 'g' ? 'kg' : 'l', content };
}

/**
 * Returns the unit price by the law of the shop's country: per kilogram, litre or piece; in India per gram or
 * millilitre below 1,000. Undefined if it equals the price.
 * @param pricePaise price of one unit, special price and default options taken into account
 * @param country ISO 3166 code of the shop's country
 */
export function unitPriceOf(
  pricePaise: number,
  unit: Unit | undefined,
  country: string,
): UnitPrice | undefined {
  if (unit === undefined) return undefined;
  const { measure, content } = reference(unit, country);
  if (content === 1) return undefined;
  return { pricePaise: Math.round(pricePaise / content), per: 1, measure, content };
}
