/** A catalogue of a million products on PostgreSQL: its import, then calls to the app itself, so that no network is measured. */
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../server/app.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import type { Database } from '../../server/db/schema.ts';
import { openSearchIndex } from '../../server/search/index/searchIndex.ts';
import { insertStaff, openCounter } from '../../server/testing/openCounter.ts';
import { startPostgres } from '../../server/testing/postgresProcess.ts';
import { timeImport } from '../importCatalogue.ts';
import type { Report } from '../report.ts';
import { searchTerms } from '../searchTerms.ts';
import { withFolder } from '../shop.ts';
import { median, mib, quantile, round } from '../statistics.ts';
import { madeCatalogue } from './madeCatalogue.ts';

const MAPPING = path.join(import.meta.dirname, 'million.mapping.json');

/** What a server for such a catalogue is given at least. */
const SHARED_BUFFERS = '1GB';

const SORTS = ['relevance', 'newest', 'price_asc', 'price_desc', 'rating', 'name'];
const PAGES = [1, 2, 100, 417];

const FILTERS: Record<string, Record<string, string>> = {
  'all products': {},
  'a collection': { category: 'rice-flour' },
  'two collections': { category: 'tea-coffee&category[]=baby-care' },
  'a price range': { price_min: '100', price_max: '250' },
  'in stock, 4 stars': { in_stock: '1', rating: '4' },
  'a collection, a price range, 5 stars': {
    category: 'pet-food',
    price_min: '30',
    price_max: '90',
    rating: '5',
  },
};

const GRID_FILTERS: Record<string, Record<string, string>> = {
  'all products': {},
  'a collection': { collection: 'rice-flour' },
  'sold out': { stock: 'out' },
  'low stock': { stock: 'low' },
  special: { special: 'true' },
  'a collection, sold out': { collection: 'pet-food', stock: 'out' },
  'text: rice': { text: 'rice' },
  'text: organic': { text: 'organic' },
  'text: basmati rice': { text: 'basmati rice' },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

const rowOf = (what: string, times: readonly number[]) => ({
  what,
  calls: times.length,
  'median ms': round(median(times), 1),
  '95 % ms': round(quantile(times, 0.95), 1),
  'most ms': round(quantile(times, 1), 1),
});

type Row = ReturnType<typeof rowOf>;

async function get(app: FastifyInstance, url: string): Promise<string> {
  const answer = await app.inject({ method: 'GET', url });
  if (answer.statusCode >= 400) throw new Error(`${url}: ${answer.body}`);
  return answer.body;
}

async function search(app: FastifyInstance, form: Record<string, string>): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/product/search',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  if (answer.statusCode >= 400) throw new Error(`${JSON.stringify(form)}: ${answer.body}`);
  return answer.body;
}

async function timesOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) times.push(await timed(() => work(item)));
  return times;
}

/** Each order of a list on its first pages, one further on and the last that is counted. */
async function measureLists(app: FastifyInstance, products: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, filter] of Object.entries(FILTERS)) {
    const forms = SORTS.flatMap((sort) =>
      PAGES.map((page) => ({ ...filter, sort, page: String(page) })),
    );
    rows.push(rowOf(`lists: ${name}`, await timesOf(forms, (form) => search(app, form))));
  }
  const middle = String(Math.ceil(products / 48));
  const deep = SORTS.map((sort) => ({ sort, page: middle }));
  rows.push(
    rowOf(`lists: page ${middle}, in the middle`, await timesOf(deep, (form) => search(app, form))),
  );
  return rows;
}

async function measureSearch(app: FastifyInstance): Promise<Row[]> {
  await timesOf(searchTerms.slice(0, 20), (term) => search(app, { search: `fresh ${term}` }));
  const typed = searchTerms.flatMap((term) => [term.slice(0, 3), term.slice(0, 5)]);
  const suggest = (term: string) =>
    get(app, `/api/search/suggest?${new URLSearchParams({ search: term }).toString()}`);
  return [
    rowOf('search', await timesOf(searchTerms, (term) => search(app, { search: term }))),
    rowOf('suggestions, terms half typed', await timesOf(typed, suggest)),
  ];
}

async function measurePages(app: FastifyInstance): Promise<Row[]> {
  const { rows } = await sql<{ handle: string; id: string }>`
    SELECT handle, id::text FROM product TABLESAMPLE SYSTEM (1) REPEATABLE (7) LIMIT 100`.execute(
    app.db,
  );
  const once = [0, 1, 2, 3, 4];
  // A small catalogue stands in one file.
  const parts = (await get(app, '/sitemap.xml')).match(/<loc>[^<]*sitemap-/g)?.length ?? 1;
  return [
    rowOf(
      'a product',
      await timesOf(rows, ({ handle }) => get(app, `/api/product/product?product_slug=${handle}`)),
    ),
    rowOf(
      'related products',
      await timesOf(rows, ({ id }) => get(app, `/api/product/product/related?product_id=${id}`)),
    ),
    rowOf(
      'home: popular, collections',
      await timesOf(once, async () => {
        await get(app, '/api/product/product/popular');
        await get(app, '/api/catalog/collection/all');
      }),
    ),
    rowOf('sitemap: index', await timesOf(once, () => get(app, '/sitemap.xml'))),
    rowOf(
      'sitemap: parts',
      await timesOf([1, 2, Math.ceil(parts / 2), parts], (part) =>
        get(app, `/sitemap-${part}.xml`),
      ),
    ),
  ];
}

/** The counter's products in each order, both ways, on three pages. */
async function measureGrid(app: FastifyInstance): Promise<Row[]> {
  await insertStaff(app, 'manager@example.com', 'manager');
  const client = await openCounter(app, 'manager@example.com');
  const rows: Row[] = [];
  for (const [name, filter] of Object.entries(GRID_FILTERS)) {
    const times: number[] = [];
    for (const sort of ['newest', 'price', 'stock']) {
      for (const direction of ['asc', 'desc']) {
        let after: string | null = null;
        for (let page = 0; page < 3; page += 1) {
          const query: Record<string, string> = { ...filter, sort, direction };
          if (after !== null) query['after'] = after;
          times.push(
            await timed(async () => {
              const answer = await client.call('GET', '/products', { query });
              if (answer.statusCode >= 400) throw new Error(answer.body);
              after = answer.json<{ next: string | null }>().next;
            }),
          );
        }
      }
    }
    rows.push(rowOf(`counter: ${name}`, times));
  }
  return rows;
}

/** Calls that the index in memory answers, when it has been read. */
async function measureIndex(db: Database, products: number): Promise<Report> {
  const searchIndex = openSearchIndex(db);
  const before = process.memoryUsage().rss;
  const readMs = await timed(searchIndex.update);
  const after = process.memoryUsage().rss;
  const app = await buildApp({ db, searchIndex });
  try {
    const rows = [...(await measureSearch(app)), ...(await measureLists(app, products))];
    const notes = [
      `The index was read in ${round(readMs / 1000)} s and takes ${mib(after - before)} MiB, garbage included.`,
    ];
    return { title: 'The same with SEARCH_INDEX=memory', rows, notes };
  } finally {
    await app.close();
  }
}

/** Calls to the shop over a database that is filled. */
async function measureCalls(databaseUrl: string, products: number): Promise<Report[]> {
  const db = await openDatabase({ databaseUrl });
  try {
    const app = await buildApp({ db });
    let shop: Report;
    try {
      const rows = [
        ...(await measureSearch(app)),
        ...(await measureLists(app, products)),
        ...(await measurePages(app)),
        ...(await measureGrid(app)),
      ];
      const notes = [
        'Aims: search and suggestions 15 ms in the median and 50 ms for 95 %, lists 50 ms, the counter 150 ms for 95 %.',
      ];
      shop = { title: `The shop over ${products.toLocaleString('en')} products`, rows, notes };
    } finally {
      await app.close();
    }
    return [shop, await measureIndex(db, products)];
  } finally {
    await db.destroy();
  }
}

/** Makes so many products, imports them into PostgreSQL, and calls the shop. */
export function measureMillion(products: number): Promise<Report[]> {
  return withFolder(async (folder) => {
    const file = path.join(folder, 'catalogue.csv');
    await pipeline(madeCatalogue(products), createWriteStream(file));
    const server = await startPostgres();
    try {
      const db = await openDatabase({ databaseUrl: server.url });
      await sql`ALTER SYSTEM SET shared_buffers = ${sql.lit(SHARED_BUFFERS)}`.execute(db);
      await db.destroy();
      await server.restart('fast');
      const use = await timeImport([file, '--mapping', MAPPING], {
        DATABASE_URL: server.url,
        DATA_DIR: folder,
      });
      const imported: Report = {
        title: `Import of ${products.toLocaleString('en')} products into PostgreSQL`,
        rows: [
          {
            seconds: round(use.seconds),
            'rows/s': round(products / use.seconds),
            'peak MiB at half time': mib(use.peaks.half),
            'peak MiB': mib(use.peaks.whole),
          },
        ],
        notes: use.summary,
      };
      return [imported, ...(await measureCalls(server.url, products))];
    } finally {
      await server.stop();
    }
  });
}
