import { lineAmount } from '../orders/reading/lineAmount.ts';
import { discountShares, shareTax, type PricedLine, type Totals } from '../tax/totals.ts';
import type { Taxation } from '../tax/taxation.ts';
import type { InvoiceLine } from './invoiceDocument.ts';

export interface UntaxedLine extends Pick<
  InvoiceLine,
  'name' | 'code' | 'quantity' | 'weight' | 'unitPrice' | 'percent'
> {
  isDiscounted: boolean;
}

/**
 * Adds discount, net amount and tax to lines. For each rate, the line taxes add up to the tax in the totals.
 * @param totals of the order, which include all lines
 */
export function invoiceLines(
  lines: readonly UntaxedLine[],
  { discount, taxes }: Pick<Totals, 'discount' | 'taxes'>,
  taxation: Taxation,
): InvoiceLine[] {
  const priced: PricedLine[] = lines.map(
    ({ unitPrice, quantity, weight, percent, isDiscounted }) => ({
      amount: lineAmount(unitPrice, {
        quantity,
        ...(weight && { stepGrams: weight.stepGrams, weighedGrams: weight.grams }),
      }),
      percent,
      isDiscounted,
    }),
  );
  const discounts = discountShares(priced, discount);
  const amounts = priced.map(({ amount }, at) => amount - (discounts[at] ?? 0));
  const taxByRate = new Map(
    taxes.map(({ percent, tax }) => {
      const weights = lines.map((line, at) => (line.percent === percent ? (amounts[at] ?? 0) : 0));
      return [percent, shareTax(tax, weights, taxation)] as const;
    }),
  );
  return lines.map(({ isDiscounted: _isDiscounted, ...line }, at) => {
    const tax = taxByRate.get(line.percent)?.[at] ?? 0;
    const amount = amounts[at] ?? 0;
    return {
      ...line,
      discount: discounts[at] ?? 0,
      net: taxation.isIncluded ? amount - tax : amount,
      tax,
    };
  });
}
