import { sql } from 'kysely';
import type { Database } from '../../server/db/schema.ts';
import type { StaffDto } from '../../server/staff/staffDto.ts';
import type { CounterClient } from '../../server/testing/openCounter.ts';
import { rowOf, timed, type TimesRow } from '../callTimes.ts';
import { round } from '../statistics.ts';
import { callCounter } from './callCounter.ts';

type ProductRow = StaffDto['ProductRow'];

const FILTERS: Record<string, Record<string, string>> = {
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

const SORTS = ['newest', 'price', 'stock'];

/** Products of which each value is changed. */
const CHANGED = 100;

/** The counter's products in each order, both ways, on three pages. */
export async function measureGrid(client: CounterClient): Promise<TimesRow[]> {
  const rows: TimesRow[] = [];
  const all: number[] = [];
  for (const [name, filter] of Object.entries(FILTERS)) {
    const times: number[] = [];
    for (const sort of SORTS) {
      for (const direction of ['asc', 'desc']) {
        let after: string | null = null;
        for (let page = 0; page < 3; page += 1) {
          const query: Record<string, string> = { ...filter, sort, direction };
          if (after !== null) query['after'] = after;
          times.push(
            await timed(async () => {
              const answer = await callCounter<StaffDto['ProductPage']>(
                client,
                'GET',
                '/products',
                {
                  query,
                },
              );
              after = answer.next;
            }),
          );
        }
      }
    }
    rows.push(rowOf(`products, ${name}`, times));
    all.push(...times);
  }
  return [...rows, rowOf('products, all of these', all)];
}

/** Products from all over the catalogue, as the grid shows them. */
async function someProducts(db: Database, client: CounterClient): Promise<ProductRow[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM product_text JOIN product ON product.id = product_id AND language = 'en' AND price_paise > 1000
    WHERE product.id % greatest((SELECT max(id) FROM product) / ${CHANGED * 2}, 1) = 0
    ORDER BY product.id LIMIT ${CHANGED}`.execute(db);
  const found = new Map<string, ProductRow>();
  for (const { name } of rows) {
    const { products } = await callCounter<StaffDto['ProductPage']>(client, 'GET', '/products', {
      query: { text: name },
    });
    const [product] = products;
    if (product) found.set(product.product_id, product);
  }
  return [...found.values()];
}

/** One price, one stock and one special price after the other, as cells of the grid are changed, and a page of prices at once. */
export async function changeProducts(db: Database, client: CounterClient): Promise<TimesRow[]> {
  const products = await someProducts(db, client);
  const rows: TimesRow[] = [];
  const next: Record<StaffDto['ProductField'], (product: ProductRow) => number> = {
    price: ({ price }) => round(price + 1, 2),
    stock: ({ stock }) => stock + 1,
    special: ({ special, price }) => round((special ?? price) - 1, 2),
  };
  const change = (field: StaffDto['ProductField'], changed: readonly ProductRow[]) => {
    const changes = changed.map((product) => ({
      product_id: product.product_id,
      from: product[field],
      to: next[field](product),
    }));
    return callCounter(client, 'PUT', '/product-values', { payload: { field, changes } });
  };
  for (const field of ['special', 'stock', 'price'] as const) {
    const times: number[] = [];
    for (const product of products) times.push(await timed(() => change(field, [product])));
    rows.push(rowOf(`a ${field} changed in place`, times));
  }
  const dearer = products.map((product) => ({ ...product, price: next.price(product) }));
  const page = dearer.slice(0, 25);
  rows.push(
    rowOf(`${page.length} prices changed together`, [await timed(() => change('price', page))]),
  );
  return rows;
}
