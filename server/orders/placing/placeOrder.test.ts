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
  shopperWith,
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
      pricePaise: 200_00,
      stock: 10,
    })
  ).id;
  client = await shopperWith(app, riceId, 2);
});

const setPrice = (paise: number) =>
  db.updateTable('product').set({ price_paise: paise }).where('id', '=', riceId).execute();

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
  it('OPEN-17 OPEN-50 E-06 places a guest’s order, takes the stock and empties the cart', async () => {
    const answer = await order(client);
    expect(answer).toEqual({
      status: 1,
      order_id: expect.any(String),
      number: expect.stringMatching(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/),
      secret: expect.stringMatching(/^[\da-f]{64}$/),
      payment: {
        payment_id: 'cash',
        name: 'Cash on delivery',
        state: 'due',
        instructions: [],
        can_retry: false,
      },
    });
    expect(await stock()).toBe(8);
    expect(await readQuantity()).toBe(0);
  });

  it('E-06 keeps neither the secret nor any that a repeat gives readable', async () => {
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

  it('E-06 takes ten orders an hour for a guest’s address, from however many sessions', async () => {
    await db.updateTable('product').set({ stock: 100 }).where('id', '=', riceId).execute();
    const orderAs = async (email: string) =>
      order(await shopperWith(app, riceId), { ...BY_PARCEL, email });
    for (let at = 0; at < 10; at += 1) {
      expect(await orderAs('stranger@example.com')).toMatchObject({ status: 1 });
    }
    const before = await stock();
    expect(await orderAs('Stranger@example.com')).toEqual({
      error: 'Too many tries. Please wait 60 minutes and try again.',
    });
    expect(await stock()).toBe(before);
    expect(await orderAs('another@example.com')).toMatchObject({ status: 1 });
  });

  it('E-06 counts the orders for a mailbox, whatever tags and dots its addresses have', async () => {
    await db.updateTable('product').set({ stock: 100 }).where('id', '=', riceId).execute();
    const orderAs = async (email: string) =>
      order(await shopperWith(app, riceId), { ...BY_PARCEL, email });
    for (let at = 0; at < 10; at += 1) {
      expect(await orderAs(`victim+${at}@gmail.com`)).toMatchObject({ status: 1 });
    }
    expect(await orderAs('v.ictim@googlemail.com')).not.toHaveProperty('status');
  });

  it.each([
    ['tag@example.com', ['tag+1@example.com', 'TAG+2+3@example.com'], 't.ag@example.com'],
    ['dots@gmail.com', ['d.o.t.s@gmail.com', 'dots+1@googlemail.com'], 'dots@example.com'],
  ])(
    'E-12 takes a coupon that each may use once off one order of %s, and writes to the address as typed',
    async (first, same, other) => {
      const coupon = `ONCE${serial}`;
      await db
        .insertInto('coupon')
        .values({ code: coupon, percent: 50, once_per_customer: true })
        .execute();
      const orderAs = async (email: string) => {
        const shopper = await shopperWith(app, riceId);
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

  it('E-05 E-06 queues an email in the language of the order, with a secret of its own for guests', async () => {
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

  it('E-12 places nothing for a review that is out of date, and tells what changed', async () => {
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
    'E-13 places nothing with the token %s, even where nothing was seen',
    async (token) => {
      const answer = await send(client, token);
      expect(answer.changes).toEqual([
        {
          code: 'cart',
          text: 'Your cart has changed meanwhile. Please look through it once more.',
        },
      ]);
      expect(await readQuantity()).toBe(2);
    },
  );

  it('E-13 places nothing when another tab has added something since the review', async () => {
    const { review_token: token } = await review(client);
    await client.post('checkout/cart/add', { product_id: riceId, quantity: '1' });
    expect((await send(client, token)).changes?.map(({ code }) => code)).toEqual(['cart']);
    expect(await stock()).toBe(10);
  });

  it('OPEN-50 rejects a way to pay that is missing, unknown or not switched on', async () => {
    for (const payment_id of ['', 'gold', 'test', 'transfer']) {
      expect(await order(client, { ...BY_PARCEL, payment_id })).toEqual({
        error: { payment_id: 'Please choose how you want to pay.' },
      });
    }
    expect(await readQuantity()).toBe(2);
  });

  it('takes cash up to its limit only', async () => {
    await setPrice(6000_00);
    expect(await order(client)).toEqual({
      error: { payment_id: 'At most ₹ 10,000.00/- can be paid this way.' },
    });
    expect(await stock()).toBe(10);
  });

  it('E-12 names all invalid fields, and the key can be used again with others', async () => {
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

  it('E-12 places once what comes twice with one key, with the first answer and a secret that works', async () => {
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

  it('E-12 sells one cart once to two tabs with keys of their own, and names the order', async () => {
    const { review_token: token } = await review(client);
    const answers = await Promise.all(
      ['a', 'b'].map((tab) =>
        send(client, token, BY_PARCEL, { 'idempotency-key': `tab-${tab}-${serial}` }),
      ),
    );
    const placed = answers.find(({ status }) => status === 1);
    const other = answers.find(({ status }) => status !== 1);
    expect(other).toEqual({
      error: `This cart has been ordered already: it is order ${placed?.number}.`,
      order_id: placed?.order_id,
      number: placed?.number,
      secret: expect.any(String),
    });
    expect(await stock()).toBe(8);
  });

  it('E-12 calls a cart empty that was ordered long ago', async () => {
    const { order_id: id = '' } = await order(client);
    await db
      .updateTable('shop_order')
      .set({ placed_at: new Date(Date.now() - 60 * 60 * 1000) })
      .where('id', '=', id)
      .execute();
    expect(await send(client, 'x')).toEqual({ error: 'Your cart is empty.' });
  });

  it('rejects more orders of one session than anybody places', async () => {
    for (let attempts = 0; attempts < 20; attempts += 1) await send(client, 'x');
    const answer = await send(client, 'x', BY_PARCEL, { 'accept-language': 'fr' });
    expect(answer.error).toMatch(/^Trop de tentatives/);
    expect(await order(await shopperWith(app, riceId))).toMatchObject({ status: 1 });
  });
});
