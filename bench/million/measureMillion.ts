import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../server/app.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import type { Dto } from '../../server/http/contractTypes.ts';
import { rowOf, measureDuration, type TimesRow } from '../callTimes.ts';
import type { Report } from '../report.ts';
import { searchTerms } from '../searchTerms.ts';
import { withMadeProducts } from './madeProducts.ts';

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
  for (const item of items) times.push(await measureDuration(() => work(item)));
  return times;
}

async function measureLists(app: FastifyInstance, products: number): Promise<TimesRow[]> {
  const rows: TimesRow[] = [];
  for (const [name, filter] of Object.entries(FILTERS)) {
    const forms = SORTS.flatMap((sort) =>
      PAGES.map((page) => ({ ...filter, sort, page: String(page) })),
    );
    rows.push(rowOf(`lists: ${name}`, await timesOf(forms, (form) => search(app, form))));
  }
  return [...rows, ...(await measureMiddle(app, String(Math.ceil(products / 48))))];
}

async function measureMiddle(app: FastifyInstance, page: string): Promise<TimesRow[]> {
  const forms = SORTS.map((sort) => ({ sort, page }));
  const lastIds = new Map<string, string>();
  const byNumber = await timesOf(forms, async (form) => {
    const { products } = JSON.parse(await search(app, form)) as Dto['SearchAnswer'];
    lastIds.set(form.sort, products.at(-1)?.product_id ?? '');
  });
  const links = forms.flatMap((form) =>
    Object.values(FILTERS).flatMap((filter) =>
      ['after', 'before'].map((side) => ({
        ...filter,
        ...form,
        [side]: lastIds.get(form.sort) ?? '',
      })),
    ),
  );
  return [
    rowOf(`lists: page ${page}, in the middle, by number`, byNumber),
    rowOf(
      'lists: behind and before it, as links lead',
      await timesOf(links, (form) => search(app, form)),
    ),
  ];
}

async function measureSearch(app: FastifyInstance): Promise<TimesRow[]> {
  await timesOf(searchTerms.slice(0, 20), (term) => search(app, { search: `fresh ${term}` }));
  const typed = searchTerms.flatMap((term) => [term.slice(0, 3), term.slice(0, 5)]);
  const suggest = (term: string) =>
    get(app, `/api/search/suggest?${new URLSearchParams({ search: term }).toString()}`);
  return [
    rowOf('search', await timesOf(searchTerms, (term) => search(app, { search: term }))),
    rowOf('suggestions, terms half typed', await timesOf(typed, suggest)),
  ];
}

async function measurePages(app: FastifyInstance): Promise<TimesRow[]> {
  const { rows } = await sql<{ handle: string; id: string }>`
    SELECT handle, id::text FROM product TABLESAMPLE SYSTEM (1) REPEATABLE (7) LIMIT 100`.execute(
    app.db,
  );
  const once = [0, 1, 2, 3, 4];
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

async function measureCalls(databaseUrl: string, products: number): Promise<Report> {
  const db = await openDatabase({ databaseUrl });
  try {
    const app = await buildApp({ db });
    try {
      const rows = [
        ...(await measureSearch(app)),
        ...(await measureLists(app, products)),
        ...(await measurePages(app)),
      ];
      const notes = [
        'Aims: search and suggestions 15 ms in the median and 50 ms for 95 %, lists 50 ms.',
      ];
      return { title: `The shop over ${products.toLocaleString('en')} products`, rows, notes };
    } finally {
      await app.close();
    }
  } finally {
    await db.destroy();
  }
}

export function measureMillion(products: number): Promise<Report[]> {
  return withMadeProducts(products, async (databaseUrl, imported) => [
    imported,
    await measureCalls(databaseUrl, products),
  ]);
}
