import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { followPageChanges } from '../../pages/pageChanges.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import { mailStockAlerts } from '../../stockAlert/mailStockAlerts.ts';
import { insertDelivery, openClientWithCart } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { mailTo } from '../../testing/mailTo.ts';
import { orderOnline, stripeGateways } from '../../testing/onlineOrders.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import { findUnbalanced } from '../../testing/stockMovements.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let packer: StaffClient;
let manager: StaffClient;
let serial = 0;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db, 100);
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, gateways: stripeGateways } });
  for (const role of ['manager', 'packer'] as const) {
    await insertStaff(app, `${role}@example.com`, role);
  }
  manager = await openStaffClient(app, 'manager@example.com');
  packer = await openStaffClient(app, 'packer@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  await db.deleteFrom('stock_alert').execute();
  await db.updateTable('product').set({ stock: 1000, minimum: 1 }).execute();
  serial += 1;
});

const product = async (name: string, stock: number, minimum = 1) =>
  (await insertProduct(db, { handle: `${name}-${serial}`, name, stock, minimum })).id;

const list = async (query: Record<string, string> = {}) =>
  (await packer.call('GET', '/stock', { query })).json<StaffDto['StockPage']>();

const read = async (id: string) =>
  (await packer.call('GET', `/stock/${id}`)).json<StaffDto['ProductStock']>();

const movements = async (id: string, query: Record<string, string> = {}) =>
  (await packer.call('GET', `/stock/${id}/movements`, { query })).json<
    StaffDto['StockMovementList']
  >();

const correct = (id: string, payload: object, headers?: Record<string, string>) =>
  packer.call('POST', `/stock/${id}/corrections`, { payload, ...(headers && { headers }) });

async function placed(id: string, quantity: number): Promise<string> {
  const { number = '' } = await orderOnline(db, await openClientWithCart(app, id, quantity));
  return number;
}

async function packAll(number: string, packed: number): Promise<void> {
  const { lines } = (await packer.call('GET', `/orders/${number}`)).json<StaffDto['StaffOrder']>();
  const path = `/orders/${number}/lines/${lines[0]?.id}`;
  await packer.call('PUT', path, { payload: { packed_quantity: packed } });
  await packer.call('PUT', `/orders/${number}/status`, { payload: { status: 'packed' } });
}

const wait = (id: string, email: string) =>
  db
    .insertInto('stock_alert')
    .values({ product_id: id, email, email_key: email, language: 'en' })
    .execute();

describe('stock lists', () => {
  it('show products out of stock or low, lowest first, regarding the minimum quantity', async () => {
    const none = await product('None', 0);
    const few = await product('Few', 5);
    const dozen = await product('Dozen', 150, 200);
    await product('Enough', 6);
    const { total, low_stock: lowStock, products } = await list();
    expect(lowStock).toBe(5);
    expect(total).toBe(3);
    expect(products.map(({ product_id: id, level }) => [id, level])).toEqual([
      [none, 'out'],
      [few, 'low'],
      [dozen, 'out'],
    ]);
    expect((await list({ view: 'out' })).products.map(({ product_id: id }) => id)).toEqual([
      none,
      dozen,
    ]);
    const second = await list({ page: '2', page_size: '2' });
    expect(second).toMatchObject({ total: 3, products: [{ product_id: dozen }] });
  });

  it('show products that customers wait for, most awaited first', async () => {
    const one = await product('One', 0);
    const two = await product('Two', 0);
    await wait(one, 'a@example.com');
    for (const email of ['a@example.com', 'b@example.com']) await wait(two, email);
    const { total, products } = await list({ view: 'waiting' });
    expect(total).toBe(2);
    expect(products.map(({ product_id: id, waiting }) => [id, waiting])).toEqual([
      [two, 2],
      [one, 1],
    ]);
  });

  it('find products by words and barcode, in the requested language', async () => {
    const tea = await product('Nilgiri', 40);
    await db
      .updateTable('product')
      .set({ barcode: '4006381333931' })
      .where('id', '=', tea)
      .execute();
    for (const text of ['nilgiri', '4006381333931']) {
      expect((await list({ text })).products).toMatchObject([
        { product_id: tea, name: 'Nilgiri', stock: 40, level: 'enough' },
      ]);
    }
    expect(await list({ text: 'no such thing' })).toMatchObject({ total: 0, products: [] });
  });
});

describe('a stock correction', () => {
  it('changes stock by a difference, with cause, note and member in movement and log', async () => {
    const id = await product('Oil', 10);
    const answer = await correct(id, {
      cause: 'spoiled',
      note: ' Broken bottles ',
      difference: -3,
    });
    expect(answer.json()).toMatchObject({ stock: 7, reserved: 0, shelf: 7 });
    expect((await movements(id)).movements).toMatchObject([
      {
        change: -3,
        total: 7,
        reason: 'correction',
        cause: 'spoiled',
        note: 'Broken bottles',
        by: 'The packer',
        order_number: null,
      },
      { change: 10, total: 10, reason: 'initial', cause: null, note: '', by: null },
    ]);
    const query = { subject: 'product', subject_id: id };
    const { changes } = (await manager.call('GET', '/changes', { query })).json<
      StaffDto['ChangeList']
    >();
    expect(changes).toMatchObject([
      {
        operation: 'correctStock',
        subject_name: 'Oil',
        before: { stock: 10 },
        after: { stock: 7, cause: 'spoiled' },
      },
    ]);
  });

  it('applies a shelf count that includes reserved goods, despite later orders and packing', async () => {
    const id = await product('Tea', 10);
    const number = await placed(id, 4);
    const { shelf } = await read(id);
    expect(await read(id)).toMatchObject({ stock: 6, reserved: 4, shelf: 10 });
    await placed(id, 1);
    await packAll(number, 4);
    const answer = await correct(id, { cause: 'counted', counted: 9, expected: shelf });
    expect(answer.json()).toMatchObject({ stock: 4, reserved: 1, shelf: 5 });
    const { movements: found } = await movements(id);
    expect(found[0]).toMatchObject({ change: -1, total: 4, cause: 'counted' });
    expect(found.find(({ reason }) => reason === 'order')).toMatchObject({
      order_number: expect.stringMatching(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/),
    });
  });

  it('sets stock to zero if reserved goods are lost, and rejects more than the shelf holds', async () => {
    const id = await product('Milk', 3);
    await placed(id, 2);
    expect((await correct(id, { cause: 'spoiled', difference: -3 })).json()).toMatchObject({
      stock: 0,
      reserved: 2,
    });
    const tooFew = await correct(id, { cause: 'spoiled', difference: -3 });
    expect([tooFew.statusCode, tooFew.json<object>()]).toEqual([
      409,
      expect.objectContaining({ detail: 'You don’t have that many in stock.' }),
    ]);
    const { statusCode } = await correct(id, { cause: 'found', difference: 1_000_000_000 });
    expect(statusCode).toBe(409);
  });

  it('rejects no amount, two amounts or an unknown product, and ignores a zero difference', async () => {
    const id = await product('Salt', 5);
    for (const [payload, status] of [
      [{ cause: 'other' }, 422],
      [{ cause: 'other', difference: 1, counted: 2, expected: 1 }, 422],
      [{ cause: 'counted', counted: 2 }, 422],
      [{ cause: 'stolen', difference: 1 }, 400],
      [{ cause: 'counted', counted: 5, expected: 5 }, 200],
    ] as const) {
      expect((await correct(id, payload)).statusCode).toBe(status);
    }
    expect((await correct('999999', { cause: 'other', difference: 1 })).statusCode).toBe(404);
    expect((await packer.call('GET', '/stock/999999')).statusCode).toBe(404);
    expect((await movements(id)).movements).toHaveLength(1);
  });

  it("applies once per key, emails waiting customers and invalidates the product's page", async () => {
    const id = await product('Honey', 0);
    await wait(id, `meera-${serial}@example.com`);
    const readChanges = followPageChanges(db);
    await readChanges();
    const sent = () =>
      correct(
        id,
        { cause: 'found', difference: 2 },
        { 'idempotency-key': `found-${serial}-honey` },
      );
    for (const answer of await Promise.all([sent(), sent()])) {
      expect(answer.json()).toMatchObject({ stock: 2 });
    }
    expect(await readChanges()).toContain(`product:${id}`);
    await mailStockAlerts(db);
    expect(await mailTo(db, `meera-${serial}@example.com`)).toMatchObject([
      { template: 'back-in-stock' },
    ]);
    expect(await read(id)).toMatchObject({ stock: 2, waiting: 0, level: 'low' });
  });
});

describe('stock movements of a product', () => {
  it('are paginated, each with the resulting stock', async () => {
    const id = await product('Flour', 10);
    for (const difference of [1, 2, -4]) await correct(id, { cause: 'other', difference });
    const first = await movements(id, { limit: '2' });
    const before = first.movements.at(-1)?.id ?? '';
    const second = await movements(id, { limit: '2', before });
    expect([first.has_more, second.has_more]).toEqual([true, false]);
    const totals = [first, second].flatMap((part) => part.movements.map(({ total }) => total));
    expect(totals).toEqual([9, 13, 11, 10]);
  });

  it('add up to the stock under concurrent orders, cancellations, packing and corrections', async () => {
    const ids = [await product('Rice', 30), await product('Dal', 30)];
    const [rice = '', dal = ''] = ids;
    const numbers: string[] = [];
    for (const id of [rice, dal, rice, dal, rice, dal]) numbers.push(await placed(id, 3));
    const shoppers = await Promise.all(
      [rice, dal, rice, dal].map((id) => openClientWithCart(app, id, 2)),
    );
    const [one = '', two = '', three = '', four = ''] = numbers;
    const cancel = (number: string) =>
      manager.call('PUT', `/orders/${number}/status`, { payload: { status: 'cancelled' } });
    await Promise.all([
      ...shoppers.map((shopper) => orderOnline(db, shopper)),
      cancel(one),
      cancel(two),
      packAll(three, 1),
      packAll(four, 3),
      ...ids.flatMap((id) => [
        correct(id, { cause: 'spoiled', difference: -2 }),
        correct(id, { cause: 'found', difference: 5 }),
        correct(id, { cause: 'counted', counted: 28, expected: 30 }),
      ]),
    ]);
    expect(await findUnbalanced(db)).toEqual([]);
    for (const id of ids) {
      const { stock } = await read(id);
      expect(stock).toBe(30 - 9 + 3 - 4 + 1);
      const { movements: found } = await movements(id);
      expect(found[0]?.total).toBe(stock);
    }
  });
});
