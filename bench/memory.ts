import { getPages } from './loadPages.ts';
import { residentBytes, untilIdle } from './processUse.ts';
import type { Shop } from './shop.ts';
import { mib } from './statistics.ts';

const REQUESTS = 10_000;

/** Resident memory of a shop that has just started, and after each of three times 10,000 requests for pages. */
export async function measureMemory(
  shop: Shop,
  addresses: readonly string[],
): Promise<Record<string, number>> {
  await untilIdle(shop.pid);
  const found: Record<string, number> = { idle: mib(await residentBytes(shop.pid)) };
  for (let count = REQUESTS; count <= 3 * REQUESTS; count += REQUESTS) {
    await getPages(shop, addresses, { amount: REQUESTS });
    await untilIdle(shop.pid);
    found[`after ${count}`] = mib(await residentBytes(shop.pid));
  }
  return found;
}
