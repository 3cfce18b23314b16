import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let riceId: string;
let teaId: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice' })).id;
  teaId = (await insertProduct(db, { handle: 'tea', name: 'Tea' })).id;
  app = await buildApp({ db });
}, 60_000);

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  client = await openClient(app);
});

const wishlist = async () => (await client.get('account/wishlist')).json<unknown>();
const change = async (action: 'add' | 'remove', id: string) =>
  (await client.post(`account/wishlist/${action}`, { product_id: id })).json<unknown>();

describe('the wishlist', () => {
  it('API-15 STARTUP-12 starts empty', async () => {
    expect(await wishlist()).toEqual({ products: [] });
  });

  it('API-16 holds a product once, latest first', async () => {
    expect(await change('add', riceId)).toEqual({ status: 1 });
    expect(await change('add', teaId)).toEqual({ status: 1 });
    expect(await change('add', riceId)).toEqual({ status: 1 });
    expect(await wishlist()).toEqual({ products: [{ product_id: teaId }, { product_id: riceId }] });
  });

  it('API-17 loses a product, also one that is gone already', async () => {
    await change('add', riceId);
    await change('add', teaId);
    expect(await change('remove', riceId)).toEqual({ status: 1 });
    expect(await change('remove', riceId)).toEqual({ status: 1 });
    expect(await wishlist()).toEqual({ products: [{ product_id: teaId }] });
  });

  it.each(['0', '99999999999999999999', 'rice'])('API-16 knows no product %s', async (id) => {
    expect(await change('add', id)).toEqual({ error: 'There is no such product.' });
    expect(await wishlist()).toEqual({ products: [] });
  });

  it('belongs to its session', async () => {
    await change('add', riceId);
    const other = await openClient(app);
    expect((await other.get('account/wishlist')).json()).toEqual({ products: [] });
  });
});
