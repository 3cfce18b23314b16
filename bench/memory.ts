import { setTimeout as sleep } from 'node:timers/promises';
import { getPages, getRandomPages, pageUrls } from './loadPages.ts';
import { peakBytes, residentBytes, untilIdle } from './processUse.ts';
import type { Report } from './report.ts';
import { withFolder, withShop, type Shop } from './shop.ts';
import { shopPages } from './shopPages.ts';
import { mib } from './statistics.ts';

const REQUESTS = 10_000;

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

const TIMES = 5;

export async function measureRandomPages(): Promise<Report[]> {
  return withShop({}, async (shop) => {
    const addresses = await pageUrls(shop);
    await untilIdle(shop.pid);
    const rows = [{ pages: 0, 'resident MiB': mib(await residentBytes(shop.pid)) }];
    for (let pages = REQUESTS; pages <= TIMES * REQUESTS; pages += REQUESTS) {
      await getRandomPages(shop, addresses, REQUESTS);
      await untilIdle(shop.pid);
      const row = { pages, 'resident MiB': mib(await residentBytes(shop.pid)) };
      console.log(row);
      rows.push(row);
    }
    return [
      {
        title: 'Memory of the server process under pages with random queries',
        rows,
        notes: ['A third each: searches, pages of lists, and product pages with an unknown name.'],
      },
    ];
  });
}

const REST_MS = 30_000;

/**
 * Measures the server's peak memory on the embedded database, and its memory 30 s after one request per page type.
 * Measures a first start in a new data folder, then a start with existing data.
 */
export function measureRest(): Promise<Report[]> {
  return withFolder(async (folder) => {
    const rows: Report['rows'][number][] = [];
    for (const start of ['first', 'existing folder']) {
      await withShop({ DATA_DIR: folder }, async ({ url, pid }) => {
        for (const page of Object.values(shopPages)) await (await fetch(url + page)).arrayBuffer();
        await sleep(REST_MS);
        rows.push({
          start,
          'at rest, MiB': mib(await residentBytes(pid)),
          'peak, MiB': mib(await peakBytes(pid)),
        });
      });
    }
    return [{ title: 'Memory of the server process after a start', rows, notes: [] }];
  });
}
