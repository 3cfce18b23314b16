/** What one sold unit contains. */
export interface Unit {
  amount: number;
  measure: 'g' | 'ml' | 'piece';
}

/** Price of a reference amount: `pricePaise` for `per` of `measure`. */
export interface UnitPrice {
  pricePaise: number;
  per: number;
  measure: 'kg' | 'g' | 'l' | 'ml' | 'piece';
  /** Content of one sold unit, in `measure`. */
  content: number;
}

/** Up to this content, in grams or millilitres, the reference amount is 100 instead of 1,000. */
const SMALL = 250;

/**
 * The unit price of directive 98/6/EC: per kilogram or litre; per 100 g or 100 ml for packs of up to 250, as member
 * states commonly allow for goods sold in small amounts; per piece for goods sold by number. None for a single
 * piece, whose unit price is its price.
 * @param pricePaise price of one unit, special price and default options taken into account
 */
export function unitPriceOf(pricePaise: number, unit: Unit | undefined): UnitPrice | undefined {
  if (unit === undefined) return undefined;
  const { amount, measure } = unit;
  if (measure === 'piece') {
    return amount === 1
      ? undefined
      : { pricePaise: Math.round(pricePaise / amount), per: 1, measure, content: amount };
  }
  if (amount <= SMALL)
    return {
      pricePaise: Math.round((pricePaise * 100) / amount),
      per: 100,
      measure,
      content: amount,
    };
  return {
    pricePaise: Math.round((pricePaise * 1000) / amount),
    per: 1,
    measure: measure === 'g' ? 'kg' : 'l',
    content: amount / 1000,
  };
}
