import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import {
  ADDRESS,
  insertDelivery,
  openSlots,
  review,
  send,
  shopperWith,
} from '../testing/checkout.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { untilBlocked } from '../testing/untilBlocked.ts';

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

it('an order whose day is closed while it is placed is told that its slot is gone', async () => {
  const { id } = await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 10 });
  const [slot] = await openSlots(app);
  const client = await shopperWith(app, id);
  const form = { ...ADDRESS, delivery_id: 'slot', slot_id: slot?.slot_id ?? '' };
  const { review_token: token } = await review(client, form);
  const { ordered } = await db.transaction().execute(async (trx) => {
    // The order has seen that its slot is open by the time it asks for the tax.
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
