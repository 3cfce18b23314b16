import { divideRounded } from '../divideRounded.ts';
import { isHalved, type RateTotal, type Taxation } from './taxation.ts';

/** Amounts of an order, all in the same unit. */
export interface Totals {
  goods: number;
  discount: number;
  delivery: number;
  /** Sum of the taxes; part of the total. */
  tax: number;
  /** By rate, lowest first. */
  taxes: RateTotal[];
  total: number;
}

export interface PricedLine {
  /** Unit price times quantity. */
  amount: number;
  percent: number;
  isDiscounted: boolean;
}

/** Splits a whole in proportion to weights into integers that add up to it. Returns zeros if all weights are 0. */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  let weightBefore = 0;
  let sharedBefore = 0;
  return weights.map((weight) => {
    weightBefore += weight;
    const shared = divideRounded(BigInt(whole) * BigInt(weightBefore), BigInt(sum));
    const share = shared - sharedBefore;
    sharedBefore = shared;
    return share;
  });
}

/** Splits the tax of a rate in proportion to weights. If the tax has two equal halves, all shares are even. */
export function shareTax(
  tax: number,
  weights: readonly number[],
  taxation: Pick<Taxation, 'scheme'>,
): number[] {
  const parts = isHalved(taxation) ? 2 : 1;
  return shareOut(tax / parts, weights).map((share) => share * parts);
}

/** Converts a percentage to hundredths of a percent. Percentages have at most two decimals. */
const hundredths = (percent: number): bigint => BigInt(Math.round(percent * 100));

function taxOf(amount: number, percent: number, taxation: Taxation): number {
  // Each half is rounded, so CGST and SGST are always equal.
  const parts = isHalved(taxation) ? 2n : 1n;
  const rate = hundredths(percent);
  const base = taxation.isIncluded ? 10_000n + rate : 10_000n;
  return Number(parts) * divideRounded(BigInt(amount) * rate, base * parts);
}

function taxesOf(
  parts: readonly Pick<PricedLine, 'amount' | 'percent'>[],
  taxation: Taxation,
): RateTotal[] {
  const amountByRate = new Map<number, number>();
  for (const { amount, percent } of parts) {
    amountByRate.set(percent, (amountByRate.get(percent) ?? 0) + amount);
  }
  return [...amountByRate]
    .filter(([, amount]) => amount > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([percent, amount]) => {
      const tax = taxOf(amount, percent, taxation);
      return { percent, net: taxation.isIncluded ? amount - tax : amount, tax };
    });
}

export function discountShares(lines: readonly PricedLine[], discount: number): number[] {
  return shareOut(
    discount,
    lines.map(({ amount, isDiscounted }) => (isDiscounted ? amount : 0)),
  );
}

/** Returns the totals of an order. Rounds the tax once per rate instead of once per line. */
export function totalsOf(
  lines: readonly PricedLine[],
  { discount, delivery }: Pick<Totals, 'discount' | 'delivery'>,
  taxation: Taxation,
): Totals {
  const shares = discountShares(lines, discount);
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = taxesOf(
    [
      ...lines.map(({ amount, percent }, at) => ({ percent, amount: amount - (shares[at] ?? 0) })),
      { percent: taxation.deliveryPercent, amount: delivery },
    ],
    taxation,
  );
  const tax = taxes.reduce((sum, rate) => sum + rate.tax, 0);
  const total = goods - discount + delivery + (taxation.isIncluded ? 0 : tax);
  return { goods, discount, delivery, tax, taxes, total };
}
