import { shareOut } from '../tax/totals.ts';
import { isHalved, type RateTotal, type Taxation } from '../tax/taxation.ts';

/** Rounds part/whole of an amount; halves of the tax stay equal. */
function partOf(amount: number, part: number, whole: number, isEven: boolean): number {
  if (whole === 0) return 0;
  const step = isEven ? 2 : 1;
  return step * Math.round((amount / step) * (part / whole));
}

function creditedUpTo(
  taxes: readonly RateTotal[],
  amount: number,
  taxation: Taxation,
): RateTotal[] {
  const grosses = taxes.map(({ net, tax }) => net + tax);
  const shares = shareOut(amount, grosses);
  return taxes.map(({ percent, tax }, at) => {
    const gross = shares[at] ?? 0;
    const credited = partOf(tax, gross, grosses[at] ?? 0, isHalved(taxation));
    return { percent, net: gross - credited, tax: credited };
  });
}

/**
 * Splits a refund over the rates of its invoice. Refunds of the whole invoice add up to its taxes.
 * @param taxes of the invoice
 * @param before amount credited earlier
 */
export function creditTaxes(
  taxes: readonly RateTotal[],
  { before, amount }: { before: number; amount: number },
  taxation: Taxation,
): RateTotal[] {
  const earlier = creditedUpTo(taxes, before, taxation);
  return creditedUpTo(taxes, before + amount, taxation)
    .map(({ percent, net, tax }, at) => ({
      percent,
      net: net - (earlier[at]?.net ?? 0),
      tax: tax - (earlier[at]?.tax ?? 0),
    }))
    .filter(({ net, tax }) => net + tax !== 0);
}
