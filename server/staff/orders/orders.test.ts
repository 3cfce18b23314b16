import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import {
  ADDRESS,
  BY_PARCEL,
  insertDelivery,
  openSlots,
  order,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { orderOnline, stripeGateways } from '../../testing/onlineOrders.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import { orderFilter, orderSort } from './orderSearch.ts';
import type { StaffDto } from '../staffDto.ts';

type StaffOrder = StaffDto['StaffOrder'];

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;
let packer: StaffClient;
let riceId: string;
let serial = 0;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice', priceMinor: 200_00 })).id;
  await db.updateTable('product').set({ barcode: '8901234567890' }).execute();
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
  serial += 1;
});

async function placed(form: Record<string, string> = {}): Promise<string> {
  const client = await openClientWithCart(app, riceId, 2);
  const email = `shopper-${serial}@example.com`;
  const { number = '' } = await orderOnline(db, client, { email, ...form });
  return number;
}

async function placedByCash(form: Record<string, string> = {}): Promise<string> {
  const client = await openClientWithCart(app, riceId, 2);
  const email = `shopper-${serial}@example.com`;
  const { number = '' } = await order(client, { ...BY_PARCEL, email, ...form });
  return number;
}

async function placedWithSimilar(): Promise<string> {
  const client = await openClientWithCart(app, riceId, 2);
  const { products } = (await client.get('checkout/cart')).json<Dto['Cart']>();
  const { number = '' } = await orderOnline(db, client, {
    email: `shopper-${serial}@example.com`,
    [`substitution[${products[0]?.cart_item_id}]`]: 'similar',
  });
  return number;
}

const read = async (number: string) =>
  (await packer.call('GET', `/orders/${number}`)).json<StaffOrder>();

const put = (client: StaffClient, path: string, payload: object) =>
  client.call('PUT', path, { payload });

async function packFirst(number: string, payload: object) {
  const { lines } = await read(number);
  return put(packer, `/orders/${number}/lines/${lines[0]?.id}`, payload);
}

const changesOf = async (number: string) =>
  (await manager.call('GET', '/changes', { query: { subject: 'order', subject_id: number } })).json<
    StaffDto['ChangeList']
  >().changes;

const search = async (query: Record<string, string>) =>
  (await packer.call('GET', '/orders', { query })).json<StaffDto['OrderPage']>();

describe('an order on the staff side', () => {
  it('is packed short, dispatched and delivered with log entries and rising versions', async () => {
    const number = await placed();
    const before = await read(number.toLowerCase());
    expect(before).toMatchObject({
      status: 'placed',
      next: ['cancelled'],
      payment: 'paid',
      refundable: 450,
      can_confirm_payment: false,
      lines: [{ barcode: '8901234567890', quantity: 2, packed_quantity: null, total: 400 }],
    });
    const packed = (await packFirst(number, { packed_quantity: 1 })).json<StaffOrder>();
    expect(packed).toMatchObject({
      next: ['packed', 'cancelled'],
      total: 450,
      box_total: 250,
      lines: [{ packed_quantity: 1, total: 200 }],
    });
    expect(packed.version).toBeGreaterThan(before.version);
    const sent = async (status: string) =>
      (await put(packer, `/orders/${number}/status`, { status })).json<StaffOrder>();
    expect(await sent('packed')).toMatchObject({
      total: 250,
      agreed_total: 450,
      refundable: 250,
      refunds: [{ amount: 200, reason: 'short', state: 'due' }],
    });
    await sent('dispatched');
    const delivered = await sent('delivered');
    expect(delivered).toMatchObject({ status: 'delivered', next: [] });
    expect(delivered.timeline.map(({ status }) => status)).toEqual([
      'placed',
      'paid',
      'packed',
      'dispatched',
      'delivered',
    ]);
    const changes = await changesOf(number);
    expect(changes.map(({ operation }) => operation)).toEqual([
      'changeOrderStatus',
      'changeOrderStatus',
      'changeOrderStatus',
      'packLine',
    ]);
    expect(changes.at(-1)).toMatchObject({
      before: { line: 'Rice', packed_quantity: null },
      after: { line: 'Rice', packed_quantity: 1 },
    });
  });

  it('rejects a stale packed quantity', async () => {
    const number = await placed();
    const say = (packed_quantity: number | null, from: (number | null)[]) =>
      packFirst(number, { packed_quantity, from });
    expect((await say(2, [null])).statusCode).toBe(200);
    const late = await say(1, [null]);
    expect(late.statusCode).toBe(409);
    expect(late.json<StaffDto['Problem']>().detail).toMatch(
      /^Someone else packed this item\. Check what is packed now\./,
    );
    expect((await read(number)).lines).toMatchObject([{ packed_quantity: 2 }]);
    expect((await say(2, [null])).statusCode).toBe(200);
    expect((await say(1, [null, 2])).statusCode).toBe(200);
    expect((await say(null, [1])).json<StaffOrder>().lines).toMatchObject([
      { packed_quantity: null },
    ]);
  });

  it('rejects a stale replacement of a line', async () => {
    const [red, black] = [
      await insertProduct(db, { handle: 'red', name: 'Red', priceMinor: 150_00 }),
      await insertProduct(db, { handle: 'black', name: 'Black', priceMinor: 150_00 }),
    ];
    const number = await placedWithSimilar();
    const say = (product: { id: string } | null, replacement_from: string | null) =>
      packFirst(number, {
        packed_quantity: 1,
        replacement: product && { product_id: product.id, quantity: 1 },
        replacement_from,
      });
    const standIn = async () => (await read(number)).lines.find(({ replaces }) => replaces);
    expect((await say(red, null)).statusCode).toBe(200);
    const seen = (await standIn())?.id ?? '';
    expect((await say(black, seen)).statusCode).toBe(200);
    for (const late of [await say(null, seen), await say(red, null), await say(red, seen)]) {
      expect(late.statusCode).toBe(409);
      expect(late.json<StaffDto['Problem']>().detail).toMatch(
        /changed the substitute for this item/,
      );
    }
    const after = await standIn();
    expect(after).toMatchObject({ name: 'Black' });
    expect((await say(null, after?.id ?? '')).statusCode).toBe(200);
    expect((await say(null, after?.id ?? '')).statusCode).toBe(200);
    expect(await standIn()).toBeUndefined();
  });

  it('logs only what changed of a line', async () => {
    const brown = await insertProduct(db, { handle: 'brown', name: 'Brown', priceMinor: 150_00 });
    const number = await placedWithSimilar();
    const replacement = { product_id: brown.id, quantity: 1 };
    await packFirst(number, { packed_quantity: 1 });
    await packFirst(number, { packed_quantity: 1 });
    await packFirst(number, { packed_quantity: 1, replacement });
    await packFirst(number, { packed_quantity: 1, replacement });
    await packFirst(number, { packed_quantity: 0 });
    await db.deleteFrom('product').where('id', '=', brown.id).execute();
    await packFirst(number, { packed_quantity: 0, replacement: null });
    const changes = await changesOf(number);
    expect(changes.map(({ before, after }) => ({ before, after })).toReversed()).toEqual([
      {
        before: { line: 'Rice', packed_quantity: null },
        after: { line: 'Rice', packed_quantity: 1 },
      },
      {
        before: { line: 'Rice' },
        after: { line: 'Rice', replacement: { product: brown.id, quantity: 1 } },
      },
      {
        before: { line: 'Rice', packed_quantity: 1 },
        after: { line: 'Rice', packed_quantity: 0 },
      },
      {
        before: { line: 'Rice', replacement: { product: null, quantity: 1 } },
        after: { line: 'Rice' },
      },
    ]);
  });

  it('responds with 404 and 409, and 403 to packers who cancel', async () => {
    const number = await placed();
    expect((await packer.call('GET', '/orders/RR-1')).statusCode).toBe(404);
    expect((await packFirst(number, { packed_quantity: 3 })).statusCode).toBe(409);
    const status = `/orders/${number}/status`;
    expect((await put(packer, status, { status: 'dispatched' })).statusCode).toBe(409);
    expect((await put(packer, status, { status: 'cancelled' })).statusCode).toBe(403);
    const cancelled = await put(manager, status, { status: 'cancelled' });
    expect(cancelled.json()).toMatchObject({
      status: 'cancelled',
      payment: 'refund_due',
      refundable: 0,
    });
  });

  it("lists payments with the provider's reference", async () => {
    const number = await placed();
    const { payments } = (await manager.call('GET', `/orders/${number}`)).json<StaffOrder>();
    expect(payments).toMatchObject([
      {
        method_name: 'Card',
        amount: 450,
        state: 'paid',
        reference: expect.stringMatching(/./),
        made: expect.stringMatching(/^20/),
      },
    ]);
  });

  it('refunds an amount once per idempotency key', async () => {
    const number = await placed();
    const refund = (amount: number, key: string) =>
      manager.call('POST', `/orders/${number}/refunds`, {
        payload: { amount, note: 'Bruised' },
        headers: { 'idempotency-key': key },
      });
    const key = `refund-${serial}`;
    const answers = await Promise.all([refund(100.5, key), refund(100.5, key)]);
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ refundable: 349.5, refunds: [{ note: 'Bruised' }] });
    }
    expect((await refund(349.51, `${key}-more`)).statusCode).toBe(409);
    expect((await refund(0.001, `${key}-less`)).statusCode).toBe(422);
  });

  it('shows the refundable amount in rupees for any currency', async () => {
    const client = await openClientWithCart(app, riceId, 2);
    await client.post('common/currency/change', { code: 'EUR' });
    const { number = '' } = await orderOnline(db, client);
    expect(await read(number)).toMatchObject({
      total_text: '€ 4.68/-',
      refundable_text: '₹ 450.00/-',
      currency: { code: 'EUR', symbol: '€', value: 0.0104, decimal: 2 },
    });
    const path = `/orders/${number}/refunds`;
    const refused = await manager.call('POST', path, { payload: { amount: 450.01 } });
    expect(refused.json()).toMatchObject({ detail: 'You can refund up to ₹ 450.00/-.' });
  });

  it('keeps a manual refund due until it is confirmed', async () => {
    const number = await placedByCash();
    const path = `/orders/${number}`;
    const begun = (await manager.call('GET', path)).json<StaffOrder>();
    expect(begun.payments).toMatchObject([{ state: 'due', reference: '' }]);
    const confirmed = await manager.call('POST', `${path}/payment`);
    expect(confirmed.json()).toMatchObject({ payment: 'paid', paid: 450 });
    expect((await manager.call('POST', `${path}/payment`)).statusCode).toBe(409);
    const due = await put(manager, `${path}/status`, { status: 'cancelled' });
    const { refunds } = due.json<StaffOrder>();
    expect(refunds).toMatchObject([{ reason: 'cancelled', state: 'due', amount: 450 }]);
    const owing = { payment: 'refund_due', text: number };
    const owed = await search(owing);
    expect(owed.orders.map((row) => row.number)).toEqual([number]);
    const settled = await put(manager, `${path}/refunds/${refunds[0]?.id}`, {});
    expect(settled.json()).toMatchObject({ payment: 'refunded', refunds: [{ state: 'done' }] });
    const again = await put(manager, `${path}/refunds/${refunds[0]?.id}`, {});
    expect(again.statusCode).toBe(409);
    expect((await search(owing)).total).toBe(0);
  });

  it('lets nobody confirm a refund that the provider sends', async () => {
    const path = `/orders/${await placed()}`;
    const due = await put(manager, `${path}/status`, { status: 'cancelled' });
    const { refunds } = due.json<StaffOrder>();
    const confirmed = await put(manager, `${path}/refunds/${refunds[0]?.id}`, {});
    expect(confirmed.statusCode).toBe(409);
    expect((await manager.call('GET', path)).json()).toMatchObject({
      payment: 'refund_due',
      refunds: [{ amount: 450, state: 'due' }],
    });
  });

  it('stores notes with their author, once per idempotency key', async () => {
    const number = await placed();
    const write = (text: string) =>
      packer.call('POST', `/orders/${number}/notes`, {
        payload: { text },
        headers: { 'idempotency-key': `note-${serial}-${text}`.replaceAll(' ', '-') },
      });
    expect((await write(' ')).statusCode).toBe(422);
    await write('Called about the rice.');
    const { notes } = (await write('Called about the rice.')).json<StaffOrder>();
    expect(notes).toMatchObject([{ text: 'Called about the rice.', by: expect.any(String) }]);
  });
});

describe('searchOrders', () => {
  it.each([
    ['a part of the number', (number: string) => number.slice(3, 8).toLowerCase()],
    ['the name, in any order and without accents', () => 'eclair zoe'],
    ['the address', () => `eclair-`],
    ['the phone', () => '(98450) 54-321'],
  ])('finds by %s', async (_what, textOf) => {
    const form = { firstname: 'Zoë', lastname: 'Éclair', telephone: '+91 98450 54321' };
    const number = await placed({ ...form, email: `eclair-${serial}@example.com` });
    const { orders, total } = await search({ text: textOf(number) });
    expect(orders.map((row) => row.number)).toContain(number);
    expect(total).toBeGreaterThan(0);
    expect((await search({ text: '100%_' })).orders).toEqual([]);
  });

  it.each(['#', ''])('finds by the short number after "%s"', async (before) => {
    const number = await placed();
    const { short_number: short } = await read(number);
    expect((await search({ text: `${before}${short}` })).orders).toMatchObject([
      { number, short_number: short },
    ]);
    expect((await search({ text: `${before}${short.slice(0, -1)}` })).orders).toEqual([]);
  });

  it('filters by status, slot, day and payment, sorts and paginates', async () => {
    const [slot] = await openSlots(app);
    const form = { ...ADDRESS, delivery_id: 'slot', slot_id: slot?.slot_id ?? '' };
    const number = await placedByCash(form);
    const day = slot?.starts?.slice(0, 10) ?? '';
    for (const query of [{ day }, { slot_id: slot?.slot_id ?? '' }, { payment: 'due' }]) {
      const found = await search({ status: 'placed', ...query });
      expect(found.orders.map((row) => row.number)).toEqual([number]);
    }
    const { total } = await search({});
    const paged = await search({ sort: 'number', direction: 'asc', page_size: '1', page: '2' });
    expect(paged.total).toBe(total);
    expect(paged.orders).toHaveLength(1);
    const { slots } = (await packer.call('GET', '/slots')).json<StaffDto['SlotList']>();
    expect(slots.find(({ slot_id }) => slot_id === slot?.slot_id)).toMatchObject({
      to_pack: 1,
      packed: 0,
    });
    const list = await packer.call('GET', '/packing-list', {
      query: { slot_id: slot?.slot_id ?? '' },
    });
    expect(list.json<StaffDto['PackingList']>().orders).toMatchObject([
      { number, short_number: (await read(number)).short_number },
    ]);
  });

  it.each([
    ['placed', {}],
    ['slot', {}],
    ['total', {}],
    ['number', {}],
    ['placed', { status: 'packed' }],
    ['placed', { payment: 'refund_due' }],
  ] as const)('reads by %s %j from an index without sorting', async (sort, filter) => {
    const plan = await db.transaction().execute(async (trx) => {
      await sql`SET LOCAL enable_sort = off`.execute(trx);
      await sql`SET LOCAL enable_seqscan = off`.execute(trx);
      return sql<Record<string, string>>`
        EXPLAIN SELECT id FROM shop_order WHERE ${orderFilter({ text: '', ...filter }, 'Asia/Kolkata')}
        ORDER BY ${orderSort({ sort, direction: 'desc' })} LIMIT 25`.execute(trx);
    });
    const lines = plan.rows.flatMap((row) => Object.values(row)).join('\n');
    expect(lines).toContain('Index');
    expect(lines).not.toContain('Sort');
  });

  it.each([
    ['meera', ['shop_order_search']],
    ['#1042', ['shop_order_search', 'shop_order_short_number_key']],
  ])('searches %s with an index', async (text, indexes) => {
    const plan = await db.transaction().execute(async (trx) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(trx);
      return sql<Record<string, string>>`
        EXPLAIN SELECT id FROM shop_order WHERE ${orderFilter({ text }, 'Asia/Kolkata')}`.execute(
        trx,
      );
    });
    const lines = plan.rows.flatMap((row) => Object.values(row)).join('\n');
    for (const index of indexes) expect(lines).toContain(index);
  });
});

describe('findProducts', () => {
  it("finds by barcode, else by the shop's search", async () => {
    const find = async (text: string) =>
      (await packer.call('GET', '/replacements', { query: { text } })).json<
        StaffDto['ProductList']
      >();
    for (const text of ['8901234567890', 'rice']) {
      expect((await find(text)).products).toMatchObject([{ product_id: riceId, price: 200 }]);
    }
    expect((await find(' ')).products).toEqual([]);
  });

  it('offers similar products with their pack sizes', async () => {
    const set = (id: string, amount: number) =>
      db
        .updateTable('product')
        .set({ unit_amount: String(amount), unit_measure: 'g' })
        .where('id', '=', id)
        .execute();
    const { id: brownId } = await insertProduct(db, { handle: 'brown', name: 'Brown rice' });
    await set(riceId, 5000);
    await set(brownId, 1000);
    const query = { like: riceId };
    const answer = await packer.call('GET', '/replacements', { query });
    const { pack, products } = answer.json<StaffDto['ProductList']>();
    expect(pack).toEqual({ amount: 5000, measure: 'g' });
    expect(products.map(({ product_id: id }) => id)).not.toContain(riceId);
    expect(products.find(({ product_id: id }) => id === brownId)?.pack).toEqual({
      amount: 1000,
      measure: 'g',
    });
  });
});
