import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';
import { deleteOldAnswers } from './idempotencyRepository.ts';

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let riceId: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 10 })).id;
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  client = await openClient(app);
});

const add = (quantity: string, key?: string, shopper = client) =>
  shopper.post(
    'checkout/cart/add',
    { product_id: riceId, quantity },
    key === undefined ? {} : { 'idempotency-key': key },
  );

async function readQuantity(): Promise<number> {
  const { products } = (await client.get('checkout/cart')).json<components['schemas']['Cart']>();
  return products.reduce((sum, { quantity }) => sum + quantity, 0);
}

describe('writeOnce', () => {
  it('applies a repeated write once and returns the first answer [CONFLICT-06, BASEQUERY-10]', async () => {
    const first = await add('2', 'key-0001');
    await add('1', 'key-0002');
    const repeated = await add('2', 'key-0001');
    expect(first.json()).toEqual({ status: '1', count: 2 });
    expect([repeated.statusCode, repeated.json()]).toEqual([200, { status: '1', count: 2 }]);
    expect(await readQuantity()).toBe(3);
  });

  it('applies concurrent duplicates of a write once [CONFLICT-06]', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add('1', 'key-0003')));
    const bodies = answers.map(({ statusCode, body }) => `${statusCode} ${body}`);
    expect(bodies).toEqual(Array<string>(6).fill('200 {"status":"1","count":1}'));
    expect(await readQuantity()).toBe(1);
  });

  it('runs every write without a key', async () => {
    await add('1');
    await add('1');
    expect(await readQuantity()).toBe(2);
  });

  it('repeats a rejection, even if it would no longer occur', async () => {
    await add('9');
    const rejected = { error: 'Only 10 of Rice are left.' };
    expect((await add('2', 'key-0004')).json()).toEqual(rejected);
    const { products } = (await client.get('checkout/cart')).json<components['schemas']['Cart']>();
    await client.post('checkout/cart/remove', { key: products[0]?.cart_item_id ?? '' });
    expect((await add('2', 'key-0004')).json()).toEqual(rejected);
    expect(await readQuantity()).toBe(0);
  });

  it('rejects a key reused with another payload or operation', async () => {
    await add('1', 'key-0005');
    const other = await add('2', 'key-0005');
    const elsewhere = await client.post(
      'account/wishlist/add',
      { product_id: riceId },
      { 'idempotency-key': 'key-0005' },
    );
    for (const answer of [other, elsewhere]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toEqual({
        error: 'This Idempotency-Key was used for another request.',
      });
    }
    expect(await readQuantity()).toBe(1);
  });

  it('separates the keys of sessions', async () => {
    await add('1', 'key-0006', await openClient(app));
    await add('1', 'key-0006');
    expect(await readQuantity()).toBe(1);
  });

  it('accepts a key again after a malformed request', async () => {
    const headers = { 'idempotency-key': 'key-0007' };
    expect(
      (await client.post('checkout/cart/add', 'product_id=1&quantity=x', headers)).statusCode,
    ).toBe(400);
    await add('1', 'key-0007');
    expect(await readQuantity()).toBe(1);
  });

  it.each(['short', 'x'.repeat(201), 'with space', 'clé-de-plus'])(
    'rejects %s as a key',
    async (key) => {
      const answer = await add('1', key);
      expect(answer.statusCode).toBe(400);
      expect(await readQuantity()).toBe(0);
    },
  );
});

describe('deleteOldAnswers', () => {
  it('deletes answers older than a day only', async () => {
    await add('1', 'key-0008');
    await add('1', 'key-0009');
    await db
      .updateTable('idempotency')
      .set({ created_at: sql<Date>`now() - interval '25 hours'` })
      .where('key', '=', 'key-0008')
      .execute();
    await deleteOldAnswers(db);
    await add('1', 'key-0008');
    await add('1', 'key-0009');
    expect(await readQuantity()).toBe(3);
  });
});
