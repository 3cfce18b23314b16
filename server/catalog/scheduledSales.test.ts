import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import type { Dto } from '../http/contractTypes.ts';
import type { Database } from '../db/schema.ts';
import { lockProducts } from '../orders/placing/stock.ts';
import { insertDelivery, order, review, send, openClientWithCart } from '../testing/checkout.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { untilBlocked } from '../testing/untilBlocked.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../testing/openStaffClient.ts';
import type { StaffDto } from '../staff/staffDto.ts';
import { applyScheduledSales, removeEarlySales } from './scheduledSales.ts';

type Values = StaffDto['ProductValues'];

const HOUR_MS = 3_600_000;

let db: Database;
let app: FastifyInstance;
let editor: StaffClient;
let serial = 0;

beforeAll(async () => {
  db = await freshDatabase(12);
  await insertCurrencies(db);
  await insertDelivery(db);
  const { id } = await db
    .insertInto('collection')
    .values({ handle: 'goods' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collection_text')
    .values({ collection_id: id, language: 'en', name: 'Goods' })
    .execute();
  app = await buildApp({ db });
  await insertStaff(app, 'editor@example.com', 'editor');
  editor = await openStaffClient(app, 'editor@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function readValues(id: string): Promise<StaffDto['StaffProduct']> {
  return (await editor.call('GET', `/products/${id}`)).json();
}

async function save(id: string, change: Partial<Values>) {
  const { version, values } = await readValues(id);
  const payload = { version, values: { ...values, ...change } };
  return editor.call('PUT', `/products/${id}`, { payload });
}

async function productWith(
  special: Pick<Values, 'special' | 'special_from' | 'special_until'>,
): Promise<{ id: string; handle: string }> {
  serial += 1;
  const handle = `tea-${serial}`;
  const { id } = await insertProduct(db, { handle, name: 'Tea', priceMinor: 100_00 });
  expect((await save(id, special)).statusCode).toBe(200);
  return { id, handle };
}

async function wait(id: string, hours: number): Promise<void> {
  await sql`
    UPDATE product SET special_from = special_from - make_interval(hours => ${hours}),
      special_until = special_until - make_interval(hours => ${hours})
    WHERE id = ${id}`.execute(db);
}

const inShop = async (handle: string) =>
  (await app.inject(`/api/product/product?product_slug=${handle}`)).json<Dto['Product']>();

async function listed(id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('product')
    .select('paid_minor')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.paid_minor;
}

describe('a sale price with dates', () => {
  it('starts and ends on time, in lists after the background job', async () => {
    const { id, handle } = await productWith({
      special: 80,
      special_from: hoursFromNow(1),
      special_until: hoursFromNow(3),
    });
    expect(await inShop(handle)).toMatchObject({ price: 100, special: 0 });
    await wait(id, 2);
    expect(await inShop(handle)).toMatchObject({ special: 80 });
    expect((await inShop(handle)).special_until).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
    expect(await listed(id)).toBe(100_00);
    await applyScheduledSales(db);
    expect(await listed(id)).toBe(80_00);
    await wait(id, 2);
    const ended = await inShop(handle);
    expect(ended).toMatchObject({ special: 0 });
    expect(ended).not.toHaveProperty('special_until');
    await applyScheduledSales(db);
    expect(await listed(id)).toBe(100_00);
    expect((await readValues(id)).values).toMatchObject({
      special: null,
      special_from: null,
      special_until: null,
    });
  });

  it.each([
    ['begins or ends', applyScheduledSales, -2],
    ['is early, since the clock was set back', removeEarlySales, 5],
  ] as const)('that %s is written in the lock order of orders', async (_what, write, hours) => {
    const dates = { special_from: hoursFromNow(-1), special_until: hoursFromNow(1) };
    const { id: first } = await productWith({ special: 80, ...dates });
    const { id: second } = await productWith({ special: 80, ...dates });
    // Update the rows in reverse id order, so that an unsorted scan would lock them in the wrong order.
    await wait(second, -hours);
    await wait(first, -hours);
    const { written } = await db.transaction().execute(async (trx) => {
      await lockProducts(trx, [first]);
      const pending = write(db);
      await untilBlocked(db);
      await sql`SELECT FROM product WHERE id = ${second} FOR NO KEY UPDATE NOWAIT`.execute(trx);
      return { written: pending };
    });
    await written;
    expect([await listed(first), await listed(second)]).toEqual([100_00, 100_00]);
  });

  it('is charged exactly while it applies, regardless of the background job', async () => {
    const { id } = await productWith({
      special: 80,
      special_from: null,
      special_until: hoursFromNow(1),
    });
    const inTime = await openClientWithCart(app, id);
    const late = await openClientWithCart(app, id);
    const { total, review_token: seen } = await review(late);
    expect(await order(inTime)).toMatchObject({ status: 1 });
    await wait(id, 2);
    const refused = await send(late, seen);
    expect(refused).not.toHaveProperty('number');
    const again = await review(late);
    expect((again.total ?? 0) - (total ?? 0)).toBe(20);
    expect(await send(late, again.review_token)).toHaveProperty('number');
  });

  it.each([
    ['special', { special: null, special_from: hoursFromNow(1), special_until: null }],
    ['special', { special: 100, special_from: hoursFromNow(1), special_until: null }],
    [
      'special_until',
      { special: 80, special_from: hoursFromNow(2), special_until: hoursFromNow(1) },
    ],
    ['special_until', { special: 80, special_from: null, special_until: hoursFromNow(-1) }],
  ] as const)('is rejected with an invalid %s', async (field, special) => {
    const { id } = await insertProduct(db, { handle: `salt-${(serial += 1)}`, name: 'Salt' });
    const answer = await save(id, special);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual([field]);
  });

  it('keeps its dates when the list changes the price, and loses them with the price', async () => {
    const dates = { special_from: hoursFromNow(1), special_until: hoursFromNow(3) };
    const { id, handle } = await productWith({ special: 80, ...dates });
    const change = (from: number | null, to: number | null) =>
      editor.call('PUT', '/product-values', {
        payload: { field: 'special', changes: [{ product_id: id, from, to }] },
      });
    expect((await change(80, 70)).statusCode).toBe(200);
    expect((await readValues(id)).values).toMatchObject({ special: 70, ...dates });
    expect(await inShop(handle)).toMatchObject({ special: 0 });
    const { products } = (
      await editor.call('GET', '/products', { query: { special: 'true', text: '' } })
    ).json<StaffDto['ProductPage']>();
    expect(products.find(({ product_id }) => product_id === id)).toMatchObject({
      special: 70,
      ...dates,
    });
    expect((await change(70, null)).statusCode).toBe(200);
    expect((await readValues(id)).values).toMatchObject({
      special: null,
      special_from: null,
      special_until: null,
    });
  });

  it('rejects a regular price below it, even before it starts', async () => {
    const { id } = await productWith({
      special: 80,
      special_from: hoursFromNow(1),
      special_until: null,
    });
    const answer = await editor.call('PUT', '/product-values', {
      payload: { field: 'price', changes: [{ product_id: id, from: 100, to: 75 }] },
    });
    expect(answer.statusCode).toBe(422);
  });
});
