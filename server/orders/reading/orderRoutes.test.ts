import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { components } from '../../../contract/types.gen.ts';
import { buildApp } from '../../app.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import {
  BY_PARCEL,
  insertDelivery,
  openFromMail,
  openSlots,
  order,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { advanceOrder as changeTo, pack, packRest } from '../../testing/advanceOrder.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import type { TestClient } from '../../testing/openClient.ts';
import { insertCustomer, PASSWORD } from '../../testing/insertCustomer.ts';
import { signInClient } from '../../testing/signInClient.ts';
import { untilBlocked } from '../../testing/untilBlocked.ts';
import { anonymiseOrders } from './anonymiseOrders.ts';
import { claimOrders } from '../placing/claimOrders.ts';
import { lockOrderOf } from './orderQueries.ts';

type Dto = components['schemas'];

const NO_ORDER = { error: 'Order not found.' };

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let riceId: string;
let serial = 0;

beforeAll(async () => {
  db = await freshDatabase(12);
  await insertCurrencies(db);
  await insertDelivery(db, 50);
  await db
    .insertInto('content')
    .values({ name: 'bank_account', body: JSON.stringify([{ title: 'Bank', text: 'Example' }]) })
    .execute();
  app = await buildApp({ db, settings: DEFAULT_SETTINGS });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  serial += 1;
  riceId = (
    await insertProduct(db, {
      handle: `rice-${serial}`,
      name: 'Rice',
      priceMinor: 200_00,
      stock: 10,
      options: [{ name: 'Note', type: 'text' }],
    })
  ).id;
  client = await openClientWithCart(app, riceId, 2);
});

async function signIn(email: string) {
  const customerId = await insertCustomer(db, email);
  return { customerId, client: await signInClient(app, email) };
}

interface Key {
  number: string;
  secret: string;
}

async function placed(form: Record<string, string> = BY_PARCEL, by = client): Promise<Key> {
  const { number = '', secret = '' } = await order(by, form);
  expect(number).not.toBe('');
  return { number, secret };
}

const shown = async ({ number, secret }: Partial<Key>, by = client) => {
  const query = new URLSearchParams({ number: number ?? '', secret: secret ?? '' });
  const answer = await by.get(`order/order?${query.toString()}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Dto['Order']>();
};

const cancel = async (key: Partial<Key>, by = client, headers?: Record<string, string>) =>
  (await by.post('account/order/cancel', { number: '', ...key }, headers)).json<Dto['Outcome']>();

const stock = async () =>
  (
    await db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', riceId)
      .executeTakeFirstOrThrow()
  ).stock;

const become = async (number: string, ...steps: (OrderStatus | 'paid')[]) => {
  for (const step of steps) {
    if (step === 'packed') await packRest(db, number);
    await changeTo(db, number, step);
  }
};

describe('getOrder', () => {
  it('shows a guest’s order by its secret, as agreed [OPEN-17, E-05]', async () => {
    const [slot] = await openSlots(app);
    const { products } = (await client.get('checkout/cart')).json<Dto['Cart']>();
    const key = await placed({
      ...BY_PARCEL,
      delivery_id: 'slot',
      slot_id: slot?.slot_id ?? '',
      note: 'Ring\ntwice',
      [`substitution[${products[0]?.cart_item_id}]`]: 'similar',
    });
    await db.updateTable('product').set({ price_minor: 1_00 }).where('id', '=', riceId).execute();
    const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/);
    expect(await shown({ ...key, number: ` ${key.number.toLowerCase()} ` })).toEqual({
      order_id: expect.any(String),
      number: key.number,
      short_number: expect.stringMatching(/^1\d{3}$/),
      status: 'placed',
      invoices: [],
      placed: time,
      timeline: [{ status: 'placed', date: time }],
      lines: [
        {
          product_id: riceId,
          handle: `rice-${serial}`,
          image: expect.stringMatching(/^\/pictures\//),
          name: 'Rice',
          option: [],
          quantity: 2,
          price: 200,
          price_text: '₹ 200.00/-',
          total: 400,
          total_text: '₹ 400.00/-',
          substitution: 'similar',
        },
      ],
      totals: expect.arrayContaining([{ code: 'total', title: 'Total', text: '₹ 430.00/-' }]),
      total: 430,
      refunds: [],
      email: 'meera@example.com',
      address: {
        firstname: 'Meera',
        lastname: 'Nair',
        telephone: '+91 98450 12345',
        address_1: '12 Cubbon Road',
        address_2: '',
        city: 'Bengaluru',
        postcode: '560001',
        country_id: 'IN',
        country: 'India',
        zone_id: 'IN-KA',
        zone: 'Karnataka',
      },
      delivery: { name: 'Home delivery', starts: slot?.starts, ends: slot?.ends },
      payment: {
        payment_id: 'cash',
        name: 'Cash on delivery',
        state: 'due',
        instructions: [],
        can_retry: false,
        can_open: false,
      },
      note: 'Ring\ntwice',
      can_cancel: true,
      can_reorder: true,
    });
  });

  it('responds to a foreign order as if it did not exist [E-06]', async () => {
    const key = await placed();
    const other = await placed(BY_PARCEL, await openClientWithCart(app, riceId));
    for (const invalid of [
      { number: key.number },
      { ...key, secret: '0'.repeat(64) },
      { ...key, secret: other.secret },
      { ...key, secret: 'é'.repeat(200) },
      { number: 'RR-00000-00000', secret: key.secret },
      { number: '💥'.repeat(50), secret: key.secret },
    ]) {
      expect(await shown(invalid)).toEqual(NO_ORDER);
      expect(await cancel(invalid)).toEqual(NO_ORDER);
      expect(
        (await client.post('account/order/reorder', { secret: '', ...invalid })).json(),
      ).toEqual(NO_ORDER);
    }
    expect(await stock()).toBe(7);
  });

  it('shows a customer only their own orders, without a secret [E-06]', async () => {
    const meera = await signIn('meera-own@example.com');
    const ravi = await signIn('ravi-own@example.com');
    await meera.client.post('checkout/cart/add', { product_id: riceId, quantity: '1' });
    const answer = await order(meera.client, { ...BY_PARCEL, email: 'other@example.com' });
    expect(answer).not.toHaveProperty('secret');
    const { number = '' } = answer;
    expect(await shown({ number }, meera.client)).toMatchObject({
      number,
      email: 'meera-own@example.com',
    });
    expect(await shown({ number }, ravi.client)).toEqual(NO_ORDER);
    expect(await shown({ number })).toEqual(NO_ORDER);
    expect(await cancel({ number }, ravi.client)).toEqual(NO_ORDER);
  });
});

describe('listOrders', () => {
  const shopperWithLines = async (by: TestClient) => {
    await by.post('checkout/cart/add', { product_id: riceId, quantity: '3' });
    return (await by.get('checkout/cart')).json<Dto['Cart']>();
  };

  const list = async (by: TestClient, query = '') =>
    (await by.get(`account/order${query}`)).json<Dto['OrderList']>();

  it('lists the customer’s orders by page, latest first, and none for a guest [OPEN-17]', async () => {
    const { client: meera } = await signIn(`list-${serial}@example.com`);
    const numbers: string[] = [];
    for (const quantity of ['1', '2', '3']) {
      await meera.post('checkout/cart/add', { product_id: riceId, quantity });
      numbers.unshift((await order(meera)).number ?? '');
    }
    const first = await list(meera, '?limit=2');
    const second = await list(meera, '?limit=2&page=2');
    expect([...first.orders, ...second.orders].map(({ number }) => number)).toEqual(numbers);
    expect(first).toMatchObject({
      total: 3,
      page: 1,
      limit: 2,
      orders: [
        {
          short_number: expect.stringMatching(/^1\d{3}$/),
          status: 'placed',
          units: 3,
          total: 650,
          total_text: '₹ 650.00/-',
          payment_state: 'due',
        },
        { units: 2 },
      ],
    });
    await placed();
    expect(await list(client)).toEqual({ orders: [], total: 0, page: 1, limit: 20 });
  });

  it('counts ordered units without replacements [OPEN-17]', async () => {
    const { client: meera } = await signIn(`units-${serial}@example.com`);
    const seed = { handle: `other-${serial}`, name: 'Other', priceMinor: 100_00 };
    const other = await insertProduct(db, seed);
    const [line] = (await shopperWithLines(meera)).products;
    const wish = { [`substitution[${line?.cart_item_id}]`]: 'similar' };
    const { number = '' } = await order(meera, { ...BY_PARCEL, ...wish });
    const replacement = { productId: other.id, quantity: 2 };
    await pack(db, number, 0, { packedQuantity: 1, replacement });
    expect((await list(meera)).orders).toMatchObject([{ units: 3 }]);
  });

  it('accepts the customer’s own saved addresses only', async () => {
    const meera = await signIn(`book-${serial}@example.com`);
    const ravi = await signIn(`book2-${serial}@example.com`);
    const { email: _email, delivery_id: _delivery, ...address } = BY_PARCEL;
    const { address_id = '' } = (
      await meera.client.post('account/address/save', { ...address, firstname: 'Maya' })
    ).json<{ address_id?: string }>();
    expect(address_id).not.toBe('');
    const form = { delivery_id: 'parcel', address_id };
    for (const shopper of [meera, ravi]) {
      await shopper.client.post('checkout/cart/add', { product_id: riceId, quantity: '1' });
    }
    expect(await order(ravi.client, form)).toEqual({
      error: { address_id: 'Address not found.' },
    });
    const { number = '' } = await order(meera.client, form);
    expect((await shown({ number }, meera.client)).address?.firstname).toBe('Maya');
  });
});

describe('cancelOrder', () => {
  it('releases stock, coupon and slot once and sends an email [OPEN-17, E-05]', async () => {
    const code = `LAST${serial}`;
    await db
      .insertInto('coupon')
      .values({ code, percent: 10, amount_minor: null, ends_at: null, uses_left: 1 })
      .execute();
    await client.post('checkout/coupon', { coupon: code });
    const [slot] = await openSlots(app);
    const form = { ...BY_PARCEL, delivery_id: 'slot', slot_id: slot?.slot_id ?? '' };
    const key = await placed(form);
    await openFromMail(db, client, key);
    expect((await openSlots(app))[0]?.left).toBe((slot?.left ?? 0) - 1);
    expect(await stock()).toBe(8);

    const answers = await Promise.all([cancel(key), cancel(key)]);
    expect(answers).toContainEqual({
      status: 1,
      success: expect.stringMatching(/^Your order #1\d{3} is cancelled\.$/),
    });
    expect(answers).toContainEqual({ error: 'This order is already cancelled.' });
    expect([await stock(), (await openSlots(app))[0]?.left]).toEqual([10, slot?.left]);
    const coupon = await db
      .selectFrom('coupon')
      .select('uses_left')
      .where('code', '=', code)
      .executeTakeFirst();
    expect(coupon?.uses_left).toBe(1);
    const cancelled = await shown(key);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      can_cancel: false,
      payment: { state: 'cancelled' },
    });
    expect(cancelled.timeline?.map(({ status }) => status)).toEqual(['placed', 'cancelled']);
    const mails = await db
      .selectFrom('mail_outbox')
      .select('data')
      .where('template', '=', 'order-cancelled')
      .execute();
    expect(mails.filter(({ data }) => (data as Partial<Key>).number === key.number)).toHaveLength(
      1,
    );
  });

  it('replays the response to a repeated request [E-12]', async () => {
    const key = await placed();
    const headers = { 'idempotency-key': `cancel-once-${serial}` };
    const first = await cancel(key, client, headers);
    expect(await cancel(key, client, headers)).toEqual(first);
    expect(first).toHaveProperty('status', 1);
  });

  it('is possible until the order is dispatched [OPEN-17]', async () => {
    const key = await placed();
    await become(key.number, 'packed', 'dispatched');
    expect(await cancel(key, client, { 'accept-language': 'fr' })).toEqual({
      error: 'Cette commande est en cours de livraison et ne peut plus être annulée.',
    });
    expect(await stock()).toBe(8);
    expect((await shown(key)).can_cancel).toBe(false);
  });
});

describe('reorder', () => {
  const reorder = async (key: Key) =>
    (await client.post('account/order/reorder', { ...key })).json<Dto['ReorderAnswer']>();

  it('adds all lines to the cart, with options [E-06, OPEN-17]', async () => {
    const note = (
      await db
        .selectFrom('product_option')
        .select('id')
        .where('product_id', '=', riceId)
        .executeTakeFirstOrThrow()
    ).id;
    await client.post('checkout/cart/add', {
      product_id: riceId,
      quantity: '1',
      [`option[${note}]`]: 'Hello',
    });
    const key = await placed();
    expect(await reorder(key)).toEqual({ status: 1, count: 3, missing: [] });
    const { products } = (await client.get('checkout/cart')).json<Dto['Cart']>();
    expect(products.map(({ quantity, option }) => [quantity, option])).toEqual([
      [2, []],
      [1, [{ name: 'Note', value: 'Hello' }]],
    ]);
  });

  it('reports products that are unavailable or short [E-06]', async () => {
    const gone = await insertProduct(db, { handle: `gone-${serial}`, name: 'Gone' });
    await client.post('checkout/cart/add', { product_id: gone.id, quantity: '1' });
    const key = await placed();
    await db.deleteFrom('product').where('id', '=', gone.id).execute();
    await db.updateTable('product').set({ stock: 1 }).where('id', '=', riceId).execute();
    expect(await reorder(key)).toEqual({
      status: 1,
      count: 1,
      missing: [
        { name: 'Rice', text: 'Only 1 of Rice is left.' },
        { name: 'Gone', text: 'Gone is no longer available.' },
      ],
    });
    expect(await reorder(key)).toEqual({
      error: 'None of these items are available right now.',
    });
  });
});

describe('changeStatus', () => {
  it('goes through all steps in order and counts cash as paid on delivery [OPEN-17]', async () => {
    const key = await placed();
    await expect(become(key.number, 'dispatched')).rejects.toThrow('isn’t packed yet');
    await become(key.number, 'packed', 'dispatched', 'delivered');
    const delivered = await shown(key);
    expect(delivered.timeline?.map(({ status }) => status)).toEqual([
      'placed',
      'packed',
      'dispatched',
      'paid',
      'delivered',
    ]);
    expect(delivered.payment?.state).toBe('paid');
    await expect(become(key.number, 'cancelled')).rejects.toThrow(
      'This order was updated by someone else.',
    );
    await expect(become('RR-1', 'paid')).rejects.toThrow('Order not found.');
  });

  it('packs an order paid by transfer only after the payment [OPEN-50]', async () => {
    const key = await placed({ ...BY_PARCEL, payment_id: 'transfer' });
    expect((await shown(key)).payment).toMatchObject({
      payment_id: 'transfer',
      state: 'due',
      instructions: [
        { title: 'Bank', text: 'Example' },
        { title: 'Payment reference', text: key.number },
        {
          title: 'Pay by',
          text: expect.stringContaining('the order is cancelled automatically') as unknown,
        },
      ],
    });
    await expect(become(key.number, 'packed')).rejects.toThrow('This order is unpaid.');
    await become(key.number, 'paid', 'packed');
    await expect(become(key.number, 'paid')).rejects.toThrow('This order has no payment due.');
    expect((await shown(key)).payment).toMatchObject({ state: 'paid', instructions: [] });
    await cancel(key);
    expect((await shown(key)).payment?.state).toBe('refund_due');
  });
});

describe('orders and accounts', () => {
  it('assigns a guest’s orders to the customer with the same address [E-06]', async () => {
    const email = `claim-${serial}@example.com`;
    const { number, secret } = await placed({ ...BY_PARCEL, email: email.toUpperCase() });
    const meera = await signIn(email);
    expect(await shown({ number }, meera.client)).toMatchObject({ number });
    const ravi = await signIn(`ravi-${email}`);
    await claimOrders(db, ravi.customerId, email);
    expect(await shown({ number }, ravi.client)).toEqual(NO_ORDER);
    expect(await shown({ number, secret })).toMatchObject({ number });
  });

  it('assigns orders on email confirmation and anonymises them with the account [OPEN-17, E-06]', async () => {
    const email = `whole-${serial}@example.com`;
    const { number } = await placed({ ...BY_PARCEL, email });
    const form = { firstname: 'Meera', lastname: 'Sen', telephone: '+91 98450 12345' };
    await client.post('account/register', { ...form, email, password: PASSWORD });
    const { data } = await db
      .selectFrom('mail_outbox')
      .select('data')
      .where('recipient', '=', email)
      .where('template', '=', 'verify-email')
      .executeTakeFirstOrThrow();
    await client.post('account/email_verify', { code: (data as { code: string }).code });
    const meera = await signInClient(app, email);
    expect(await shown({ number }, meera)).toMatchObject({ number, email });
    const { orders } = (await meera.get('account/export')).json<Dto['AccountExport']>();
    expect(orders?.map((exported) => exported.number)).toEqual([number]);
    await become(number, 'cancelled');
    expect((await meera.post('account/delete', { password: PASSWORD })).json()).toMatchObject({
      status: 1,
    });
    const forgotten = await db
      .selectFrom('shop_order')
      .select(['email', 'customer_id', 'total_minor'])
      .where('number', '=', number)
      .executeTakeFirst();
    expect(forgotten).toEqual({ email: '', customer_id: null, total_minor: String(450_00) });
  });

  it('anonymises later guest orders of the same address with the account [E-06]', async () => {
    const email = `since-${serial}@example.com`;
    const meera = await signIn(email);
    const { number, secret } = await placed({ ...BY_PARCEL, email });
    await cancel({ number, secret });
    await meera.client.post('account/delete', { password: PASSWORD });
    const left = await db
      .selectFrom('shop_order')
      .selectAll()
      .where('number', '=', number)
      .execute();
    expect(JSON.stringify(left)).not.toMatch(/since-|Meera|Nair|Cubbon/);
  });

  it('locks orders by number on claiming and anonymising, as staff actions do', async () => {
    const email = `several-${serial}@example.com`;
    const form = { ...BY_PARCEL, email };
    const again = await openClientWithCart(app, riceId, 2);
    const numbers = [(await placed(form)).number, (await placed(form, again)).number];
    const [first = '', second = ''] = numbers.toSorted();
    // PostgreSQL stores an updated row behind the other one, so the physical row order now differs from the lock
    // order.
    await db.updateTable('shop_order').set({ note: 'Ring' }).where('number', '=', first).execute();
    const customerId = await insertCustomer(db, email);
    for (const change of [
      (trx: Database) => claimOrders(trx, customerId, email),
      (trx: Database) => anonymiseOrders(trx, customerId),
    ]) {
      const { changed } = await db.transaction().execute(async (trx) => {
        await lockOrderOf(trx, first);
        const pending = db.transaction().execute(change);
        await untilBlocked(db);
        await sql`
          SELECT FROM shop_order WHERE number = ${second} FOR NO KEY UPDATE NOWAIT`.execute(trx);
        return { changed: pending };
      });
      await changed;
    }
    const orders = await db
      .selectFrom('shop_order')
      .select(['is_orphan', 'customer_id'])
      .where('number', 'in', numbers)
      .execute();
    const orphan = { is_orphan: true, customer_id: null };
    expect(orders).toEqual([orphan, orphan]);
  });

  it('anonymises finished orders at once and others when they finish', async () => {
    const meera = await signIn(`forget-${serial}@example.com`);
    const numbers: string[] = [];
    for (let at = 0; at < 2; at += 1) {
      await meera.client.post('checkout/cart/add', { product_id: riceId, quantity: '1' });
      numbers.push((await order(meera.client, { ...BY_PARCEL, note: 'Private' })).number ?? '');
    }
    const [done = '', underWay = ''] = numbers;
    await become(done, 'packed', 'dispatched', 'delivered');
    await db.transaction().execute((trx) => anonymiseOrders(trx, meera.customerId));
    const read = async (number: string) =>
      JSON.stringify(
        await db.selectFrom('shop_order').selectAll().where('number', '=', number).execute(),
      );
    expect(await read(done)).not.toMatch(/forget-|Meera|Nair|Cubbon|560001|98450|Private/);
    expect(await read(done)).toMatch(/Karnataka/);
    expect(await read(underWay)).toMatch(/forget-.*Cubbon/);
    expect(await shown({ number: underWay }, meera.client)).toEqual(NO_ORDER);
    await become(underWay, 'cancelled');
    expect(await read(underWay)).not.toMatch(/forget-|Meera|Nair|Cubbon|560001|98450|Private/);
  });
});
