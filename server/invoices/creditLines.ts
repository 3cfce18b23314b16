import { shareOut, shareTax } from '../tax/totals.ts';
import type { RateTotal, Taxation } from '../tax/taxation.ts';
import type { BookedLine } from './invoiceDocument.ts';

/** Splits credited taxes by tax code, in proportion to the invoice lines. Returns a line for each rate and code. */
export function creditLines(
  taxes: readonly RateTotal[],
  invoiced: readonly BookedLine[],
  taxation: Taxation,
): BookedLine[] {
  return taxes.flatMap(({ percent, net, tax }) => {
    const byCode = new Map<string, number>();
    for (const line of invoiced) {
      if (line.percent !== percent) continue;
      byCode.set(line.code, (byCode.get(line.code) ?? 0) + line.net + line.tax);
    }
    const weights = [...byCode.values()];
    const nets = shareOut(net, weights);
    const shares = shareTax(tax, weights, taxation);
    return [...byCode.keys()].map((code, at) => ({
      code,
      quantity: 0,
      percent,
      net: nets[at] ?? 0,
      tax: shares[at] ?? 0,
    }));
  });
}
