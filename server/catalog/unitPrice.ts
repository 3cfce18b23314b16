export interface Unit {
  amount: number;
  measure: 'g' | 'ml' | 'piece';
  drained?: number | undefined;
}

export interface UnitPrice {
  priceMinor: number;
  per: number;
  measure: 'kg' | 'g' | 'l' | 'ml' | 'piece';
  content: number;
}

function reference(
  { amount, measure, drained }: Unit,
  country: string,
): Omit<UnitPrice, 'priceMinor' | 'per'> {
  if (measure === 'piece') return { measure, content: amount };
  // India's Legal Metrology (Packaged Commodities) Rules, 6(11): per gram below a kilogram, based on the net
  // quantity.
  if (country === 'IN' && amount < 1000) return { measure, content: amount };
  // Directive 98/6/EC, article 4(3): based on the drained weight.
  const content = (country === 'IN' ? amount : (drained ?? amount)) / 1000;
  return { measure: measure === 'g' ? 'kg' : 'l', content };
}

/**
 * Returns the unit price by the law of the shop's country: per kilogram, litre or piece. In India, per gram or
 * millilitre below 1,000 of them. Undefined without a known content, or if it equals the price.
 * @param priceMinor price of one unit, sale price and default options included
 * @param country ISO 3166 code of the shop's country
 */
export function unitPriceOf(
  priceMinor: number,
  unit: Unit | undefined,
  country: string,
): UnitPrice | undefined {
  if (unit === undefined) return undefined;
  const { measure, content } = reference(unit, country);
  if (content === 1) return undefined;
  return { priceMinor: Math.round(priceMinor / content), per: 1, measure, content };
}
