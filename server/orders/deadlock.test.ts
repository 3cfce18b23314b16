import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { insertDelivery, review, send, shopperWith } from '../testing/checkout.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { untilBlocked } from '../testing/untilBlocked.ts';
import { lockProducts } from './stock.ts';

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase(12);
  await insertCurrencies(db);
  await insertDelivery(db);
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

describe('an order that the database ends, since it and another writer wait for each other', () => {
  it('is placed once the other is done', async () => {
    const first = await insertProduct(db, { handle: 'first', name: 'First' });
    const second = await insertProduct(db, { handle: 'second', name: 'Second' });
    const client = await shopperWith(app, first.id);
    await client.post('checkout/cart/add', { product_id: second.id, quantity: '1' });
    const { review_token: token } = await review(client);
    const { ordered } = await db.transaction().execute(async (trx) => {
      // The order looks first whether they wait for each other, and is the one that is ended.
      await sql`SET LOCAL deadlock_timeout = '1min'`.execute(trx);
      await lockProducts(trx, [second.id]);
      const pending = send(client, token);
      await untilBlocked(db);
      await lockProducts(trx, [first.id]);
      return { ordered: pending };
    });
    expect(await ordered).toMatchObject({ status: 1 });
    const { count } = await db
      .selectFrom('shop_order')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });
});
