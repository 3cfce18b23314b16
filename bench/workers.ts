/** What a worker for each core makes of the shop on PostgreSQL, beside one process, by turns. */
import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import { openDatabase } from '../server/db/openDatabase.ts';
import { startPostgres } from '../server/testing/postgresProcess.ts';
import { loadCartAdds } from './loadCartAdds.ts';
import {
  CONNECTIONS,
  getPages,
  getUnknownPages,
  loadRow,
  pageUrls,
  type LoadRow,
} from './loadPages.ts';
import { untilIdle } from './processUse.ts';
import type { Report } from './report.ts';
import { withShop, type Shop } from './shop.ts';
import { median, round } from './statistics.ts';

const TURNS = 3;

/** Of each load at each shop, whose workers must all have run its code. */
const WARM_UP_SECONDS = 3;

type Load = (shop: Shop, seconds: number) => Promise<LoadRow>;

function loadsOf(addresses: readonly string[]): Record<string, Load> {
  return {
    'cached pages': async (shop, duration) =>
      loadRow('', await getPages(shop, addresses, { duration })),
    'pages that no cache holds': async (shop, duration) =>
      loadRow('', await getUnknownPages(shop, addresses, duration)),
    'cart adds': loadCartAdds,
  };
}

/** Has every worker cache the pages, and compress them. */
async function fillCaches(shop: Shop, addresses: readonly string[]): Promise<void> {
  await getPages(shop, addresses, { amount: CONNECTIONS * addresses.length });
  await untilIdle(shop.pid);
}

/** A database of its own for each shop, since whoever shares one does the other's work in the background. */
async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const db = await openDatabase({ databaseUrl: serverUrl });
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(db);
  await db.destroy();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const middle = (turns: readonly LoadRow[]) =>
  median(turns.map((turn) => Number(turn['requests/s'])));

const failures = (turns: readonly LoadRow[]) =>
  turns.reduce((sum, turn) => sum + Number(turn['failed']), 0);

async function compare(
  alone: Shop,
  many: Shop,
  count: number,
  seconds: number,
): Promise<LoadRow[]> {
  const rows: LoadRow[] = [];
  const addresses = await pageUrls(alone);
  for (const shop of [alone, many]) await fillCaches(shop, addresses);
  for (const [name, load] of Object.entries(loadsOf(addresses))) {
    const turns = { alone: [] as LoadRow[], many: [] as LoadRow[] };
    for (const shop of [alone, many]) await load(shop, WARM_UP_SECONDS);
    for (let turn = 0; turn < TURNS; turn += 1) {
      turns.alone.push(await load(alone, seconds));
      turns.many.push(await load(many, seconds));
    }
    rows.push({
      load: name,
      'WORKERS=1, /s': round(middle(turns.alone)),
      [`WORKERS=${count}, /s`]: round(middle(turns.many)),
      ratio: round(middle(turns.many) / middle(turns.alone), 2),
      failed: failures([...turns.alone, ...turns.many]),
    });
  }
  return rows;
}

/** Turns of so many seconds for each load, at a shop of one process and at one of all cores. */
export async function measureWorkers(seconds: number): Promise<Report[]> {
  const count = Math.max(2, availableParallelism());
  const postgres = await startPostgres();
  try {
    const [aloneUrl, manyUrl] = [
      await newDatabase(postgres.url, 'alone'),
      await newDatabase(postgres.url, 'many'),
    ];
    const rows = await withShop({ DATABASE_URL: aloneUrl, WORKERS: '1' }, (alone) =>
      withShop({ DATABASE_URL: manyUrl, WORKERS: String(count) }, (many) =>
        compare(alone, many, count, seconds),
      ),
    );
    return [
      {
        title: `Workers on PostgreSQL, by turns: ${CONNECTIONS} connections, medians of ${TURNS} times ${seconds} s`,
        rows,
        notes: [
          'The load and PostgreSQL (without fsync) are on the same machine and take their share of the cores.',
          'With WORKERS=1 the threads that render pages use the other cores, too.',
        ],
      },
    ];
  } finally {
    await postgres.stop();
  }
}
