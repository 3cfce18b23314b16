import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import { insertDelivery, openClientWithCart } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { orderOnline, stripeGateways } from '../../testing/onlineOrders.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db, 100);
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, gateways: stripeGateways } });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  await db.deleteFrom('shop_order').execute();
  await db.deleteFrom('cart_line').execute();
  await db.updateTable('product').set({ stock: 0 }).execute();
});

let serial = 0;

const product = async (name: string, price: number) => {
  serial += 1;
  const { id } = await insertProduct(db, {
    handle: `p-${serial}`,
    name,
    priceMinor: price * 100,
    stock: 50,
  });
  await sql`UPDATE product SET created_at = now() - interval '1 year' WHERE id = ${id}`.execute(db);
  return id;
};

async function placed(id: string, quantity: number, ago = '0 hours'): Promise<string> {
  const { number = '' } = await orderOnline(db, await openClientWithCart(app, id, quantity));
  const row = await db
    .updateTable('shop_order')
    .set({ placed_at: sql<Date>`now() - ${ago}::interval` })
    .where('number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const totalOf = async (id: string) =>
  Number(
    (
      await db
        .selectFrom('shop_order')
        .select('total_minor')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).total_minor,
  ) / 100;

const sales = async (days = '14') =>
  (await manager.call('GET', '/insight/sales', { query: { days } })).json<StaffDto['Sales']>();

const sellers = async () =>
  (await manager.call('GET', '/insight/products', { query: { days: '14' } })).json<
    StaffDto['SellerLists']
  >();

describe('sales analytics', () => {
  it('compare today until now with the same day and time a week before', async () => {
    const id = await product('Rice', 100);
    const today = await totalOf(await placed(id, 2));
    const before = await totalOf(await placed(id, 1, '7 days 1 second'));
    await placed(id, 5, '6 days 23 hours 59 minutes');
    expect((await sales()).today).toEqual({
      orders: 1,
      amount: today,
      orders_before: 1,
      amount_before: before,
    });
  });

  it('list days beside those of the previous period', async () => {
    const id = await product('Dal', 100);
    const today = await totalOf(await placed(id, 1));
    const twoWeeksAgo = await totalOf(await placed(id, 2, '14 days'));
    const { days } = await sales();
    expect(days).toHaveLength(14);
    expect(days.at(-1)).toMatchObject({ orders: 1, amount: today, orders_before: 1 });
    expect(days.at(-1)?.amount_before).toBe(twoWeeksAgo);
    expect(days.slice(0, -1).every(({ orders, amount }) => orders === 0 && amount === 0)).toBe(
      true,
    );
  });

  it('exclude cancelled and unpaid orders and goodwill refunds', async () => {
    const id = await product('Oil', 100);
    const cancelled = await placed(id, 1);
    await db
      .updateTable('shop_order')
      .set({ status: 'cancelled' })
      .where('id', '=', cancelled)
      .execute();
    const unpaid = await placed(id, 1);
    await db
      .updateTable('payment')
      .set({ state: 'failed' })
      .where('order_id', '=', unpaid)
      .execute();
    const kept = await placed(id, 3);
    await db
      .insertInto('refund')
      .values({ order_id: kept, amount_minor: '5000', reason: 'goodwill' })
      .execute();
    const { today } = await sales();
    expect(today).toMatchObject({ orders: 1, amount: (await totalOf(kept)) - 50 });
  });

  it('count carts not changed for a day', async () => {
    const id = await product('Salt', 10);
    await openClientWithCart(app, id, 1);
    expect((await sales()).left_carts).toBe(0);
    await sql`UPDATE cart_line SET created_at = now() - interval '2 days'`.execute(db);
    expect((await sales()).left_carts).toBe(1);
    await sql`UPDATE cart_line SET created_at = now() - interval '20 days'`.execute(db);
    expect((await sales()).left_carts).toBe(0);
    expect((await sales('30')).left_carts).toBe(1);
  });
});

describe('best and worst sellers', () => {
  it('are ordered by revenue, and by units sold and stock', async () => {
    const [rice, oil, salt] = [
      await product('Rice', 100),
      await product('Oil', 400),
      await product('Salt', 10),
    ];
    await placed(rice, 2);
    await placed(oil, 1);
    await placed(oil, 9, '20 days');
    const { best, worst } = await sellers();
    expect(best.map(({ name, units, amount }) => [name, units, amount])).toEqual([
      ['Oil', 1, 400],
      ['Rice', 2, 200],
    ]);
    expect(worst.map(({ product_id: id }) => id)).toEqual([salt, oil, rice]);
  });

  it('count packed quantities, and omit new products among the worst', async () => {
    const rice = await product('Rice', 100);
    const id = await placed(rice, 4);
    await db
      .updateTable('order_line')
      .set({ packed_quantity: 3 })
      .where('order_id', '=', id)
      .execute();
    await db
      .updateTable('product')
      .set({ created_at: new Date() })
      .where('id', '=', rice)
      .execute();
    const { best, worst } = await sellers();
    expect(best).toMatchObject([{ units: 3, amount: 300 }]);
    expect(worst).toEqual([]);
  });
});

describe('searches without results', () => {
  const search = (term: string) =>
    app.inject({
      method: 'POST',
      url: '/api/product/search',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ search: term }).toString(),
    });

  it('are counted for all visitors, except terms with personal data', async () => {
    await product('Brown rice', 100);
    for (const term of ['Tofu', ' tofu ', 'brown rice', 'brown rice', 'quinoa']) await search(term);
    for (const term of ['asha@example.com', '98450 12345', 'x'.repeat(61)]) {
      await search(term);
      await search(term);
    }
    const answer = await manager.call('GET', '/insight/searches');
    expect(answer.json()).toEqual({ searches: [{ term: 'tofu', times: 2 }] });
  });

  it('count known terms even after the daily limit of new ones', async () => {
    await sql`
      INSERT INTO missed_search (day, term, times)
      SELECT (now() AT TIME ZONE ${DEFAULT_SETTINGS.timeZone})::date, 'random ' || number, 1 FROM generate_series(1, 2000) AS number`.execute(
      db,
    );
    for (const term of ['tofu', 'tempeh', 'tempeh']) await search(term);
    const answer = await manager.call('GET', '/insight/searches');
    expect(answer.json()).toEqual({ searches: [{ term: 'tofu', times: 3 }] });
  });

  it('get a response even if counting fails', async () => {
    await sql`ALTER TABLE missed_search RENAME TO missed`.execute(db);
    expect((await search('seitan')).statusCode).toBe(200);
    await sql`ALTER TABLE missed RENAME TO missed_search`.execute(db);
  });
});
