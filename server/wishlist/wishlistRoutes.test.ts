import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let riceId: string;
let teaId: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice', nameFr: 'Riz' })).id;
  teaId = (await insertProduct(db, { handle: 'tea', name: 'Tea' })).id;
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  client = await openClient(app);
});

const read = async (language = 'en') =>
  (await client.get('account/wishlist', { 'accept-language': language })).json<Dto['Wishlist']>();
const wishedIds = async () => (await read()).products.map(({ product_id }) => product_id);
const change = async (action: 'add' | 'remove', id: string) =>
  (await client.post(`account/wishlist/${action}`, { product_id: id })).json<unknown>();

describe('the wishlist', () => {
  it('API-15 STARTUP-12 starts empty', async () => {
    expect(await read()).toEqual({ products: [] });
  });

  it('API-16 holds a product once, latest first', async () => {
    expect(await change('add', riceId)).toEqual({ status: 1 });
    expect(await change('add', teaId)).toEqual({ status: 1 });
    expect(await change('add', riceId)).toEqual({ status: 1 });
    expect(await wishedIds()).toEqual([teaId, riceId]);
  });

  it('API-17 loses a product, also one that is gone already', async () => {
    await change('add', riceId);
    await change('add', teaId);
    expect(await change('remove', riceId)).toEqual({ status: 1 });
    expect(await change('remove', riceId)).toEqual({ status: 1 });
    expect(await wishedIds()).toEqual([teaId]);
  });

  it('holds 500 products, rejects another one, and keeps what it has', async () => {
    await change('add', riceId);
    await sql`
      WITH more AS (
        INSERT INTO product (handle, collection_id, price_paise, stock)
        SELECT 'wished-' || number, collection_id, 100, 1 FROM product CROSS JOIN generate_series(2, 500) AS number
        WHERE id = ${riceId} RETURNING id
      )
      INSERT INTO wishlist_item (cart_id, product_id)
      SELECT cart_id, more.id FROM wishlist_item CROSS JOIN more WHERE product_id = ${riceId}`.execute(
      db,
    );
    expect(await change('add', teaId)).toEqual({
      error:
        'Your wishlist already has 500 products and cannot have more. Please take one off first.',
    });
    expect(await change('add', riceId)).toEqual({ status: 1 });
    await change('remove', riceId);
    expect(await change('add', teaId)).toEqual({ status: 1 });
  });

  it.each(['0', '99999999999999999999', 'rice'])('API-16 knows no product %s', async (id) => {
    expect(await change('add', id)).toEqual({ error: 'There is no such product.' });
    expect(await wishedIds()).toEqual([]);
  });

  it('belongs to its session', async () => {
    await change('add', riceId);
    const other = await openClient(app);
    expect((await other.get('account/wishlist')).json()).toEqual({ products: [] });
  });

  it('API-15 WISHLIST-03 carries each product as lists show it, in the language asked for', async () => {
    await change('add', riceId);
    const rice = { product_id: riceId, handle: 'rice', price: 100, options: [] };
    expect((await read()).products).toEqual([
      { product_id: riceId, product: expect.objectContaining({ ...rice, name: 'Rice' }) },
    ]);
    const [french] = (await read('fr')).products;
    expect(french?.product).toMatchObject({ ...rice, name: 'Riz' });
    const { products } = (
      await app.inject({
        method: 'POST',
        url: '/api/product/search',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'search=rice',
      })
    ).json<Dto['SearchAnswer']>();
    expect((await read()).products[0]?.product).toEqual(products[0]);
  });
});
