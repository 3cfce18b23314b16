import type { FastifyInstance } from 'fastify';
import type { components } from '../../../contract/types.gen.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import {
  BY_PARCEL,
  insertDelivery,
  openSlots,
  order,
  review,
  send,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { mailTo } from '../../testing/mailTo.ts';
import type { TestClient } from '../../testing/openClient.ts';
import { openClient } from '../../testing/openClient.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let riceId: string;
let serial = 0;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  app = await buildApp({ db });
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
    })
  ).id;
  client = await openClientWithCart(app, riceId, 2);
});

const setPrice = (minor: number) =>
  db.updateTable('product').set({ price_minor: minor }).where('id', '=', riceId).execute();

async function stock(): Promise<number> {
  const row = await db
    .selectFrom('product')
    .select('stock')
    .where('id', '=', riceId)
    .executeTakeFirstOrThrow();
  return row.stock;
}

const readQuantity = async (of = client) =>
  (await of.get('checkout/cart'))
    .json<Dto['Cart']>()
    .products.reduce((sum, { quantity }) => sum + quantity, 0);

async function orderCount(): Promise<number> {
  const rows = await db.selectFrom('shop_order').select('id').execute();
  return rows.length;
}

describe('placeOrder', () => {
  it('places a guest’s order, takes the stock and empties the cart [OPEN-17, E-06]', async () => {
    const answer = await order(client);
    expect(answer).toEqual({
      status: 1,
      order_id: expect.any(String),
      number: expect.stringMatching(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/),
      short_number: expect.stringMatching(/^1\d{3}$/),
      secret: expect.stringMatching(/^[\da-f]{64}$/),
      payment: {
        payment_id: 'cash',
        name: 'Cash on delivery',
        state: 'due',
        instructions: [],
        can_retry: false,
        can_open: false,
      },
    });
    expect(await stock()).toBe(8);
    expect(await readQuantity()).toBe(0);
  });

  it('stores secrets only as hashes [E-06]', async () => {
    const headers = { 'idempotency-key': `secret-${serial}` };
    const { secret = '' } = await order(client, BY_PARCEL, headers);
    const rows = [
      ...(await db.selectFrom('order_secret').selectAll().execute()),
      ...(await db.selectFrom('idempotency').selectAll().execute()),
      ...(await db.selectFrom('shop_order').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).toContain('"number"');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('limits a guest’s address to ten orders an hour over all sessions [E-06]', async () => {
    await db.updateTable('product').set({ stock: 100 }).where('id', '=', riceId).execute();
    const orderAs = async (email: string) =>
      order(await openClientWithCart(app, riceId), { ...BY_PARCEL, email });
    for (let at = 0; at < 10; at += 1) {
      expect(await orderAs('stranger@example.com')).toMatchObject({ status: 1 });
    }
    const before = await stock();
    expect(await orderAs('Stranger@example.com')).toEqual({
      error: 'Too many attempts. Try again in 60 minutes.',
    });
    expect(await stock()).toBe(before);
    expect(await orderAs('another@example.com')).toMatchObject({ status: 1 });
  });

  it('counts orders by mailbox, whatever tags and dots the address has [E-06]', async () => {
    await db.updateTable('product').set({ stock: 100 }).where('id', '=', riceId).execute();
    const orderAs = async (email: string) =>
      order(await openClientWithCart(app, riceId), { ...BY_PARCEL, email });
    for (let at = 0; at < 10; at += 1) {
      expect(await orderAs(`victim+${at}@gmail.com`)).toMatchObject({ status: 1 });
    }
    expect(await orderAs('v.ictim@googlemail.com')).not.toHaveProperty('status');
  });

  it.each([
    ['tag@example.com', ['tag+1@example.com', 'TAG+2+3@example.com'], 't.ag@example.com'],
    ['dots@gmail.com', ['d.o.t.s@gmail.com', 'dots+1@googlemail.com'], 'dots@example.com'],
  ])(
    'applies a once-per-customer coupon once to %s and sends emails to the address as typed [E-12]',
    async (first, same, other) => {
      const coupon = `ONCE${serial}`;
      await db
        .insertInto('coupon')
        .values({ code: coupon, percent: 50, once_per_customer: true })
        .execute();
      const orderAs = async (email: string) => {
        const shopper = await openClientWithCart(app, riceId);
        await shopper.post('checkout/coupon', { coupon });
        const form = { ...BY_PARCEL, email };
        const { total, review_token: token } = await review(shopper, form);
        expect(await send(shopper, token, form)).toHaveProperty('status', 1);
        expect(await mailTo(db, email)).toMatchObject([{ template: 'order-placed' }]);
        return total;
      };
      expect(await orderAs(first)).toBe(150);
      for (const email of same) expect(await orderAs(email)).toBe(250);
      expect(await orderAs(other)).toBe(150);
    },
  );

  it('queues an email in the order’s language, with its own secret for guests [E-05, E-06]', async () => {
    const [slot] = await openSlots(app);
    const form = { ...BY_PARCEL, delivery_id: 'slot', slot_id: slot?.slot_id ?? '' };
    const { number, secret } = await order(client, form, { 'accept-language': 'fr' });
    const mails = await db.selectFrom('mail_outbox').selectAll().execute();
    const mail = mails.find(({ data }) => (data as { number?: string }).number === number);
    expect(mail).toMatchObject({
      recipient: 'meera@example.com',
      template: 'order-placed',
      language: 'fr',
      data: {
        firstname: 'Meera',
        secret: expect.stringMatching(/^[\da-f]{64}$/),
        delivery: expect.stringMatching(/^Livraison à domicile, .*09:00/),
        payment: ['Paiement à la livraison'],
      },
    });
    const { secret: mailed } = { secret: '', ...mail?.data };
    expect(mailed).not.toBe(secret);
    const opened = await (
      await openClient(app)
    ).get(`order/order?number=${number}&secret=${mailed}`);
    expect(opened.json<Dto['Order']>()).toMatchObject({ number, email: 'meera@example.com' });
  });

  it('rejects a stale review and lists the changes [E-12]', async () => {
    const { review_token: token } = await review(client);
    const { products } = (await client.get('checkout/cart')).json<Dto['Cart']>();
    const key = products[0]?.cart_item_id ?? '';
    await setPrice(190_00);
    const form = { ...BY_PARCEL, seen_total: '450', [`seen_price[${key}]`]: '200' };
    const before = await orderCount();
    const answer = await send(client, token, form);
    expect(answer.changes?.map(({ code, now }) => [code, now])).toEqual([
      ['price', 190],
      ['total', 430],
    ]);
    expect(answer).not.toHaveProperty('status');
    expect([await stock(), await readQuantity(), await orderCount()]).toEqual([10, 2, before]);
    expect(await send(client, answer.review_token, form)).toMatchObject({ status: 1 });
  });

  it.each([undefined, 'x', 'f'.repeat(32), 'é'.repeat(500)])(
    'rejects the token %s even if the form lists nothing seen [E-13]',
    async (token) => {
      const answer = await send(client, token);
      expect(answer.changes).toEqual([
        {
          code: 'cart',
          text: 'Your cart has changed. Review it again.',
        },
      ]);
      expect(await readQuantity()).toBe(2);
    },
  );

  it('rejects a review if another tab added a product since [E-13]', async () => {
    const { review_token: token } = await review(client);
    await client.post('checkout/cart/add', { product_id: riceId, quantity: '1' });
    expect((await send(client, token)).changes?.map(({ code }) => code)).toEqual(['cart']);
    expect(await stock()).toBe(10);
  });

  it('rejects a missing, unknown or disabled payment method [OPEN-50]', async () => {
    for (const payment_id of ['', 'gold', 'stripe', 'transfer']) {
      expect(await order(client, { ...BY_PARCEL, payment_id })).toEqual({
        error: { payment_id: 'Choose a payment method.' },
      });
    }
    expect(await readQuantity()).toBe(2);
  });

  it('limits cash payments', async () => {
    await setPrice(6000_00);
    expect(await order(client)).toEqual({
      error: { payment_id: 'You can pay up to ₹ 10,000.00/- this way.' },
    });
    expect(await stock()).toBe(10);
  });

  it('lists all invalid fields, then accepts a corrected form [E-12]', async () => {
    const headers = { 'idempotency-key': `wrong-${serial}` };
    const invalid = await send(client, 'x', { delivery_id: 'parcel', payment_id: '' }, headers);
    expect(invalid.error).toMatchObject({
      email: expect.any(String),
      firstname: expect.any(String),
      payment_id: expect.any(String),
    });
    expect(await order(client, BY_PARCEL, { 'idempotency-key': `right-${serial}` })).toMatchObject({
      status: 1,
    });
  });

  it('places one order for repeated requests with one key, each with a valid secret [E-12]', async () => {
    const headers = { 'idempotency-key': `lost-answer-${serial}` };
    const { review_token: token } = await review(client);
    const before = await orderCount();
    const answers = await Promise.all([
      send(client, token, BY_PARCEL, headers),
      send(client, token, BY_PARCEL, headers),
    ]);
    answers.push(await send(client, token, BY_PARCEL, headers));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([1, 1, 1]);
    expect([await orderCount(), await stock()]).toEqual([before + 1, 8]);
    for (const { number, secret } of answers) {
      const shown = await client.get(`order/order?number=${number}&secret=${secret}`);
      expect(shown.json<Dto['Order']>().number).toBe(number);
    }
  });

  it('places one order for two tabs with different keys and names it in the other tab [E-12]', async () => {
    const { review_token: token } = await review(client);
    const answers = await Promise.all(
      ['a', 'b'].map((tab) =>
        send(client, token, BY_PARCEL, { 'idempotency-key': `tab-${tab}-${serial}` }),
      ),
    );
    const placed = answers.find(({ status }) => status === 1);
    const other = answers.find(({ status }) => status !== 1);
    expect(other).toEqual({
      error: `You’ve already ordered this cart: order #${placed?.short_number}.`,
      order_id: placed?.order_id,
      number: placed?.number,
      short_number: placed?.short_number,
      secret: expect.any(String),
    });
    expect(await stock()).toBe(8);
  });

  it('reports an empty cart if it was ordered long ago [E-12]', async () => {
    const { order_id: id = '' } = await order(client);
    await db
      .updateTable('shop_order')
      .set({ placed_at: new Date(Date.now() - 60 * 60 * 1000) })
      .where('id', '=', id)
      .execute();
    expect(await send(client, 'x')).toEqual({ error: 'Your cart is empty.' });
  });

  it('limits the orders of one session', async () => {
    for (let attempts = 0; attempts < 20; attempts += 1) await send(client, 'x');
    const answer = await send(client, 'x', BY_PARCEL, { 'accept-language': 'fr' });
    expect(answer.error).toMatch(/^Trop de tentatives\. Réessayez dans \d+ minutes\./);
    expect(await order(await openClientWithCart(app, riceId))).toMatchObject({ status: 1 });
  });
});
