import type { Amount } from '../../../api/endpoints.gen.ts';

/** Returns prices by line id, in the store's currency. Omits formatted prices, which can't be compared. */
export function seenPrices(
  prices: readonly (readonly [line: string, price: Amount])[],
): Record<string, number> {
  const known = prices.filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return Object.fromEntries(known);
}
