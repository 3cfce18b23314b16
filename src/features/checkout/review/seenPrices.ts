import type { Amount } from '../../../api/endpoints.gen.ts';

/** Prices in rupees by line, as they are sent; texts of the server, which cannot be compared, are left out. */
export function seenPrices(
  prices: readonly (readonly [line: string, price: Amount])[],
): Record<string, number> {
  const known = prices.filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return Object.fromEntries(known);
}
