import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import {
  ADDRESS,
  insertDelivery,
  openSlots,
  review,
  send,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { untilBlocked } from '../../testing/untilBlocked.ts';
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

describe('concurrent writers of an order', () => {
  it('reports a lost slot if its day is closed while the order is placed', async () => {
    const { id } = await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 10 });
    const [slot] = await openSlots(app);
    const client = await openClientWithCart(app, id);
    const form = { ...ADDRESS, delivery_id: 'slot', slot_id: slot?.slot_id ?? '' };
    const { review_token: token } = await review(client, form);
    const { ordered } = await db.transaction().execute(async (trx) => {
      // The order request reads the slot, which is still open, and then waits here for the tax rate.
      await sql`LOCK TABLE tax_rate`.execute(trx);
      const pending = send(client, token, form);
      await untilBlocked(db);
      await sql`INSERT INTO closed_day (day) SELECT DISTINCT day FROM delivery_slot`.execute(trx);
      return { ordered: pending };
    });
    expect(await ordered).toMatchObject({ changes: [{ code: 'slot' }] });
    const stored = await db.selectFrom('shop_order').select('id').execute();
    expect(stored).toEqual([]);
  });

  it('places the order after a deadlock with another transaction', async () => {
    const first = await insertProduct(db, { handle: 'first', name: 'First' });
    const second = await insertProduct(db, { handle: 'second', name: 'Second' });
    const client = await openClientWithCart(app, first.id);
    await client.post('checkout/cart/add', { product_id: second.id, quantity: '1' });
    const { review_token: token } = await review(client);
    const { ordered } = await db.transaction().execute(async (trx) => {
      // This transaction's longer timeout makes the order detect the deadlock first and abort.
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
