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

describe('wishlist', () => {
  it('starts empty [API-15, STARTUP-12]', async () => {
    expect(await read()).toEqual({ products: [] });
  });

  it('lists a product once, latest first [API-16]', async () => {
    expect(await change('add', riceId)).toEqual({ status: 1 });
    expect(await change('add', teaId)).toEqual({ status: 1 });
    expect(await change('add', riceId)).toEqual({ status: 1 });
    expect(await wishedIds()).toEqual([teaId, riceId]);
  });

  it('removes a product, even one already removed [API-17]', async () => {
    await change('add', riceId);
    await change('add', teaId);
    expect(await change('remove', riceId)).toEqual({ status: 1 });
    expect(await change('remove', riceId)).toEqual({ status: 1 });
    expect(await wishedIds()).toEqual([teaId]);
  });

  it('rejects more than 500 products and keeps the listed ones', async () => {
    await change('add', riceId);
    await sql`
      WITH more AS (
        INSERT INTO product (handle, collection_id, price_minor, stock)
        SELECT 'wished-' || number, collection_id, 100, 1 FROM product CROSS JOIN generate_series(2, 500) AS number
        WHERE id = ${riceId} RETURNING id
      )
      INSERT INTO wishlist_item (cart_id, product_id)
      SELECT cart_id, more.id FROM wishlist_item CROSS JOIN more WHERE product_id = ${riceId}`.execute(
      db,
    );
    expect(await change('add', teaId)).toEqual({
      error: 'Your wishlist is full (500 products). Remove one to add more.',
    });
    expect(await change('add', riceId)).toEqual({ status: 1 });
    await change('remove', riceId);
    expect(await change('add', teaId)).toEqual({ status: 1 });
  });

  it.each(['0', '99999999999999999999', 'rice'])(
    'rejects the unknown product %s [API-16]',
    async (id) => {
      expect(await change('add', id)).toEqual({ error: 'Product not found.' });
      expect(await wishedIds()).toEqual([]);
    },
  );

  it('belongs to its session', async () => {
    await change('add', riceId);
    const other = await openClient(app);
    expect((await other.get('account/wishlist')).json()).toEqual({ products: [] });
  });

  it('returns each product as lists show it, in the requested language [API-15, WISHLIST-03]', async () => {
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
