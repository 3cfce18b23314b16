import { startPostgres } from '../server/testing/postgresProcess.ts';
import { loadCartAdds } from './loadCartAdds.ts';
import { CONNECTIONS, loadPages, pageUrls, type LoadRow } from './loadPages.ts';
import { loadUncached } from './loadUncached.ts';
import { measureMemory } from './memory.ts';
import type { Report } from './report.ts';
import { withShop, type Shop } from './shop.ts';

const WARM_UP_SECONDS = 2;

interface Loaded {
  load: LoadRow[];
  uncached: LoadRow;
  memory: Report['rows'][number];
}

async function loadShop(shop: Shop, database: string, seconds: number): Promise<Loaded> {
  const addresses = await pageUrls(shop);
  const memory = await measureMemory(shop, addresses);
  const pages = await loadPages(shop, addresses, seconds);
  const products = addresses.slice(1);
  const uncached = await loadUncached(shop, products, seconds);
  await loadCartAdds(shop, WARM_UP_SECONDS);
  const rows = [...pages, await loadCartAdds(shop, seconds)];
  return {
    load: rows.map((row) => ({ database, ...row })),
    uncached: { database, ...uncached },
    memory: { database, ...memory },
  };
}

export async function measureLoad(seconds: number): Promise<Report[]> {
  const embedded = await withShop({}, (shop) => loadShop(shop, 'PGlite', seconds));
  const postgres = await startPostgres();
  try {
    const server = await withShop({ DATABASE_URL: postgres.url, WORKERS: '1' }, (shop) =>
      loadShop(shop, 'PostgreSQL', seconds),
    );
    return [
      {
        title: `Load: ${CONNECTIONS} connections, ${seconds} s each`,
        rows: [...embedded.load, ...server.load],
        notes: [
          'The load is made on the same machine and takes its share of the processors.',
          'PostgreSQL runs without fsync, as it does in the tests, and the shop in one process.',
        ],
      },
      {
        title: `Pages that no cache holds, and a cheap call meanwhile: ${seconds} s`,
        rows: [embedded.uncached, server.uncached],
        notes: ['Processor time is that of the server with all its threads.'],
      },
      {
        title: 'Memory of the server process, MiB resident',
        rows: [embedded.memory, server.memory],
        notes: [],
      },
    ];
  } finally {
    await postgres.stop();
  }
}
