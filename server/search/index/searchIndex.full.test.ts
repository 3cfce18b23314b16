import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { openSearchIndex, type SearchIndex } from './searchIndex.ts';

let db: Database;
let index: SearchIndex;
let app: FastifyInstance;

beforeEach(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertProduct(db, { handle: 'rice', name: 'Basmati rice' });
  await insertProduct(db, { handle: 'brown-rice', name: 'Brown rice' });
  index = openSearchIndex(db);
  app = await buildApp({ db, searchIndex: index });
});

afterEach(async () => {
  index.close();
  await app.close();
  await db.destroy();
});

/** Handles of what the shop finds, in the order of its list. */
async function find(form: Record<string, string>): Promise<string[]> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/product/search',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return answer.json<Dto['SearchAnswer']>().products.map(({ handle }) => handle);
}

/** What is found once the index has been brought up to date. */
async function findNow(form: Record<string, string>): Promise<string[]> {
  await index.update();
  return find(form);
}

const change = (handle: string, values: object) =>
  db.updateTable('product').set(values).where('handle', '=', handle).execute();

describe('the index in memory', () => {
  it('E-03 is not asked before it has been read', async () => {
    expect(index.current).toBeUndefined();
    expect((await find({ search: 'rice' })).toSorted()).toEqual(['brown-rice', 'rice']);
    await index.update();
    expect(index.current?.counts()).toEqual({ used: 2, left: 0 });
  });

  it('E-03 answers in place of the database', async () => {
    await index.update();
    await sql`DELETE FROM search_document`.execute(db);
    expect((await find({ search: 'rice' })).toSorted()).toEqual(['brown-rice', 'rice']);
    const suggested = await app.inject({ url: '/api/search/suggest?search=bro' });
    expect(suggested.json<Dto['SuggestAnswer']>().products).toHaveLength(1);
    expect(await findNow({ search: 'rice' })).toEqual([]);
  });

  it('E-03 reads what changes, and all documents only where that is due', async () => {
    await index.follow();
    expect(index.current).toBeUndefined();
    await index.update();
    await insertProduct(db, { handle: 'red-rice', name: 'Red rice' });
    await Promise.all([index.follow(), index.update(), index.follow()]);
    expect(index.current?.counts()).toEqual({ used: 3, left: 0 });
  });

  it('E-03 leaves it to the database while it cannot follow', async () => {
    await index.update();
    await sql`ALTER TABLE search_change RENAME TO search_change_away`.execute(db);
    await index.follow();
    expect(index.current).toBeUndefined();
    expect((await find({ search: 'rice' })).toSorted()).toEqual(['brown-rice', 'rice']);
    await expect(index.update()).rejects.toThrow('search_change');
    await sql`ALTER TABLE search_change_away RENAME TO search_change`.execute(db);
    await change('rice', { rating: 5 });
    await index.follow();
    expect(index.current?.counts()).toEqual({ used: 2, left: 1 });
  });

  it('E-03 follows names, new products and those that are gone', async () => {
    await index.update();
    await db
      .updateTable('product_text')
      .set({ name: 'Black lentils' })
      .where('name', '=', 'Brown rice')
      .execute();
    expect(await findNow({ search: 'rice' })).toEqual(['rice']);
    expect(await findNow({ search: 'lentils' })).toEqual(['brown-rice']);
    await insertProduct(db, { handle: 'red-rice', name: 'Red rice' });
    expect((await findNow({ search: 'rice' })).toSorted()).toEqual(['red-rice', 'rice']);
    await db.deleteFrom('product').where('handle', '=', 'rice').execute();
    expect(await findNow({ search: 'rice' })).toEqual(['red-rice']);
  });

  it('E-02 E-03 follows what lists are sorted and filtered by', async () => {
    await index.update();
    await change('rice', { rating: 4.5 });
    expect(await findNow({ search: 'rice', sort: 'rating' })).toEqual(['rice', 'brown-rice']);
    await change('brown-rice', { rating: 4.6 });
    expect(await findNow({ search: 'rice', sort: 'rating' })).toEqual(['brown-rice', 'rice']);
    await change('rice', { price_paise: 900_000, special_paise: null });
    expect(await findNow({ search: 'rice', sort: 'price_desc' })).toEqual(['rice', 'brown-rice']);
    await change('rice', { stock: 0 });
    expect(await findNow({ search: 'rice', in_stock: '1' })).toEqual(['brown-rice']);
  });

  it('E-03 reads nothing more once it is closed', async () => {
    index.close();
    await index.update();
    expect(index.current).toBeUndefined();
    expect(await find({ search: 'basmati' })).toEqual(['rice']);
  });
});
