import { divideRounded } from '../divideRounded.ts';
import { shareOut } from '../tax/totals.ts';
import { isHalved, type RateTotal, type Taxation } from '../tax/taxation.ts';

/** Returns the fraction part/whole of a tax. If the tax has two equal halves, so has the result. */
function partOf(tax: number, part: number, whole: number, taxation: Taxation): number {
  if (whole === 0) return 0;
  const halves = isHalved(taxation) ? 2 : 1;
  return halves * divideRounded(BigInt(tax / halves) * BigInt(part), BigInt(whole));
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
    const credited = partOf(tax, gross, grosses[at] ?? 0, taxation);
    return { percent, net: gross - credited, tax: credited };
  });
}

/**
 * Splits a refund over the tax rates of its invoice. The credited taxes of a fully refunded invoice equal its taxes.
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
