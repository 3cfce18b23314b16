import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql, type Updateable } from 'kysely';
import { buildApp } from '../app.ts';
import type { Database, Schema } from '../db/schema.ts';
import { deleteOldChanges } from '../db/followChanges.ts';
import { followPageChanges } from './pageChanges.ts';
import { insertDelivery, order, openClientWithCart } from '../testing/checkout.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';

const LOW_STOCK = Number(
  /lowStock = (\d+)/.exec(
    readFileSync(
      path.join(import.meta.dirname, '../../src/components/goods/StockLabel.tsx'),
      'utf8',
    ),
  )?.[1],
);

let db: Database;
let app: FastifyInstance;
let rice: string;

beforeAll(async () => {
  db = await freshDatabase(5);
  await insertCurrencies(db);
  await insertDelivery(db);
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice' })).id;
  await insertProduct(db, { handle: 'dal', name: 'Dal' });
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function subjectsOf(work: () => Promise<unknown>): Promise<string[]> {
  const servers = [followPageChanges(db), followPageChanges(db)];
  for (const changes of servers) await changes();
  await work();
  const heard = [];
  for (const changes of servers) heard.push([...(await changes())].toSorted());
  expect(heard[1]).toEqual(heard[0]);
  for (const changes of servers) expect(await changes()).toEqual(new Set());
  return (heard[0] ?? []).map((subject) => subject.replace(rice, 'rice'));
}

const setProduct = (values: Updateable<Schema['product']>) =>
  db.updateTable('product').set(values).where('id', '=', rice).execute();

async function orderRice(quantity: number): Promise<void> {
  const answer = await order(await openClientWithCart(app, rice, quantity));
  expect(answer.status).toBe(1);
}

describe('followPageChanges', () => {
  it.each([
    ['leaves plenty', 500, 1, []],
    ['leaves one more than pages count', LOW_STOCK + 2, 1, []],
    ['leaves so few that pages say how many', LOW_STOCK + 1, 1, ['product:rice']],
    ['leaves one fewer of a few', 3, 1, ['product:rice']],
    ['takes the last', 2, 2, ['lists', 'product:rice']],
  ])('reports an order that %s', async (_what, stock, quantity, subjects) => {
    await setProduct({ stock });
    expect(await subjectsOf(() => orderRice(quantity))).toEqual(subjects);
  });

  it('reports nothing for an order of well-stocked products, however many', async () => {
    await db.updateTable('product').set({ stock: 500 }).execute();
    const takeOne = sql`UPDATE product SET stock = stock - 1`;
    expect(await subjectsOf(() => takeOne.execute(db))).toEqual([]);
  });

  it.each([
    ['a price', { price_minor: 123_00 }, ['lists', 'product:rice']],
    ['an allergen', { allergens: ['milk'] }, ['lists', 'product:rice']],
    ['a picture', { pictures: ['other'] }, ['product:rice']],
    ['a brand', { brand: 'Hill' }, ['catalogue', 'product:rice']],
    ['the same values', { brand: 'Hill', price_minor: 123_00 }, []],
  ])('reports a change of %s of a product', async (_what, values, subjects) => {
    expect(await subjectsOf(() => setProduct(values))).toEqual(subjects);
  });

  it('reports only the product for a review', async () => {
    const client = await openClientWithCart(app, rice);
    const review = {
      product_id: rice,
      name: 'Meera',
      text: 'It cooks well and evenly.',
      rating: '4',
    };
    const write = () => client.post('product/product/write_review', review);
    expect(await subjectsOf(write)).toEqual(['product:rice']);
    const remove = db.deleteFrom('review');
    expect(await subjectsOf(() => remove.execute())).toEqual(['product:rice']);
  });

  it.each([
    ['content', "INSERT INTO content (name, body) VALUES ('menu', '[]')"],
    ['content', 'UPDATE currency SET value = value'],
    ['blog', "INSERT INTO blog_tag (handle, name) VALUES ('tag', '{}')"],
    ['catalogue', "UPDATE product_text SET name = name || '!'"],
    ['catalogue', 'UPDATE collection SET position = 7'],
  ])('reports %s after: %s', async (subject, statement) => {
    expect(await subjectsOf(() => sql.raw(statement).execute(db))).toEqual([subject]);
  });

  it('reports the catalogue for a change of many products', async () => {
    const [goods] = await db.selectFrom('product').select('collection_id').execute();
    const values = Array.from({ length: 101 }, (_, at) => ({
      handle: `many-${at}`,
      collection_id: goods?.collection_id ?? '',
      price_minor: 100,
      stock: 9,
    }));
    const { length } = await db.insertInto('product').values(values).returning('id').execute();
    expect(length).toBe(101);
    const sellOut = db.updateTable('product').set({ stock: 0 }).where('handle', 'like', 'many-%');
    expect(await subjectsOf(() => sellOut.execute())).toEqual(['catalogue', 'lists']);
  });

  it('reports nothing after a rollback', async () => {
    const undone = db.transaction().execute(async (trx) => {
      await trx.updateTable('product').set({ stock: 0 }).where('id', '=', rice).execute();
      throw new Error('undone');
    });
    expect(await subjectsOf(() => undone.catch(() => undefined))).toEqual([]);
  });

  it('reports changes after their commit, in any order of transactions', async () => {
    const changes = followPageChanges(db);
    await changes();
    const early = await db.startTransaction().execute();
    await early.insertInto('page_change').values({ subject: 'early' }).execute();
    const heard = [];
    // The embedded database has a single connection, so no other write can run during the open transaction.
    const isShared = Boolean(process.env['TEST_DATABASE_URL']);
    if (isShared) {
      await db.insertInto('page_change').values({ subject: 'late' }).execute();
      heard.push(await changes(), await changes());
    }
    expect(heard).toEqual(isShared ? [new Set(['late']), new Set()] : []);
    await early.commit().execute();
    expect(await changes()).toEqual(new Set(['early']));
    expect(await changes()).toEqual(new Set());
  });

  it('reports no changes before the first read, even with a long-running transaction', async () => {
    const old = await db.startTransaction().execute();
    await old.insertInto('page_change').values({ subject: 'old' }).execute();
    const isShared = Boolean(process.env['TEST_DATABASE_URL']);
    if (!isShared) await old.rollback().execute();
    await db.insertInto('page_change').values({ subject: 'before' }).execute();
    const changes = followPageChanges(db);
    expect(await changes()).toEqual(new Set());
    expect(await changes()).toEqual(new Set());
    if (isShared) await old.rollback().execute();
    expect(await changes()).toEqual(new Set());
  });

  it('reports all content after more than an hour without a read', async () => {
    const changes = followPageChanges(db);
    await changes();
    const later = Date.now() + 61 * 60 * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await changes()).toEqual(new Set(['content']));
    expect(await changes()).toEqual(new Set());
  });

  it('deletes changes after a day', async () => {
    await db.deleteFrom('page_change').execute();
    await db
      .insertInto('page_change')
      .values([
        { subject: 'blog', changed_at: sql<Date>`now() - interval '25 hours'` },
        { subject: 'lists', changed_at: sql<Date>`now() - interval '23 hours'` },
      ])
      .execute();
    await deleteOldChanges(db, 'page_change');
    const rows = await db.selectFrom('page_change').select('subject').execute();
    expect(rows).toEqual([{ subject: 'lists' }]);
  });
});
