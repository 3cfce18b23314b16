import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { prune } from '../../prune.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import {
  BY_PARCEL,
  insertDelivery,
  openFromMail,
  order,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { mailTo } from '../../testing/mailTo.ts';
import { reportPayment, stripeGateways } from '../../testing/onlineOrders.ts';
import { lapseOrders } from '../payment/lapseOrders.ts';

const settings = {
  ...DEFAULT_SETTINGS,
  gateways: stripeGateways,
  unconfirmedLimits: { orders: 10, units: 100, hours: 24 },
};
const TOO_MANY = {
  error: {
    payment_id: expect.stringMatching(
      /^Several orders from your network are waiting for their email to be confirmed\. Open the link in an earlier order’s email, sign in, or choose another payment method\./,
    ),
  },
};

let db: Database;
let app: FastifyInstance;
let rice: string;
let serial = 0;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice' })).id;
  app = await buildApp({ db, trustProxy: 1, settings });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('shop_order').execute();
  await db.deleteFrom('rate_limit').execute();
  await db.updateTable('product').set({ stock: 500 }).execute();
});

const stock = async () =>
  (await db.selectFrom('product').select('stock').executeTakeFirstOrThrow()).stock;

async function orderFrom(network: string, units: number, form: Record<string, string> = {}) {
  serial += 1;
  const email = `made-up-${serial}@example.com`;
  const client = await openClientWithCart(app, rice, units);
  const headers = { 'x-forwarded-for': network };
  const placed = await order(client, { ...BY_PARCEL, email, ...form }, headers);
  return { client, placed, email };
}

async function timeUp(): Promise<void> {
  await sql`UPDATE unconfirmed_order SET lapses_at = now() - interval '1 minute'`.execute(db);
  await lapseOrders(db, settings, { onFailure: (error) => expect(error).toBeUndefined() });
}

describe('orders with an unconfirmed guest address', () => {
  it('are limited to a hundred cash units per network and lapse after a day [E-06]', async () => {
    const answers: Dto['PlaceOrderAnswer'][] = [];
    for (let at = 0; at < 40; at += 1) answers.push((await orderFrom('203.0.113.7', 12)).placed);
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(8);
    expect(answers.at(-1)).toEqual(TOO_MANY);
    expect(await stock()).toBe(404);
    expect((await orderFrom('198.51.100.1', 12)).placed.status).toBe(1);
    await timeUp();
    expect(await stock()).toBe(500);
    expect((await orderFrom('203.0.113.7', 12)).placed.status).toBe(1);
  }, 300_000);

  it('are limited to ten per network, without confirmed ones', async () => {
    const first = await orderFrom('203.0.113.7', 1);
    for (let at = 1; at < 10; at += 1) await orderFrom('203.0.113.7', 1);
    expect((await orderFrom('203.0.113.7', 1)).placed).toEqual(TOO_MANY);
    await openFromMail(db, first.client, first.placed);
    expect((await orderFrom('203.0.113.7', 1)).placed.status).toBe(1);
    await timeUp();
    expect(await stock()).toBe(499);
  }, 120_000);

  it('are unlimited without settings', async () => {
    const plain = await buildApp({ db, trustProxy: 1 });
    for (const email of ['one@example.com', 'another@example.com']) {
      const client = await openClientWithCart(plain, rice, 60);
      expect((await order(client, { ...BY_PARCEL, email })).status).toBe(1);
    }
    await timeUp();
    expect(await stock()).toBe(380);
    await plain.close();
  });

  it('count if a failed payment is retried with cash', async () => {
    const { client, placed } = await orderFrom('203.0.113.7', 60, { payment_id: 'stripe' });
    await reportPayment(db, placed, 'failed');
    await orderFrom('203.0.113.7', 60);
    const { number = '', secret = '' } = placed;
    const answer = await client.post('checkout/payment/retry', {
      number,
      secret,
      payment_id: 'cash',
    });
    expect(answer.json()).toEqual(TOO_MANY);
  });

  it('show the confirmation deadline in the email and in the order', async () => {
    const { client, placed, email } = await orderFrom('203.0.113.7', 1);
    const { number = '', secret = '' } = placed;
    const read = async () =>
      (await client.get(`order/order?number=${number}&secret=${secret}`)).json<Dto['Order']>();
    const told = /^Open the link in our email by \w+day/;
    expect((await read()).payment?.instructions).toEqual([
      { title: 'Confirm your email', text: expect.stringMatching(told) },
    ]);
    const [mail] = await mailTo(db, email);
    expect(mail?.data).toMatchObject({
      payment: ['Cash on delivery', expect.stringMatching(/^Confirm your email: Open the link/)],
    });
    await openFromMail(db, client, placed);
    expect((await read()).payment?.instructions).toEqual([]);
  });

  it('have no deadline if the daily email limit suppressed their email', async () => {
    const email = 'victim@example.com';
    for (let at = 0; at < 7; at += 1) {
      const typed = `victim+${at}@example.com`;
      const { client, placed } = await orderFrom('203.0.113.7', 1, { email: typed });
      const { number = '', secret = '' } = placed;
      const answer = await client.get(`order/order?number=${number}&secret=${secret}`);
      expect(answer.json()).toMatchObject({ number, status: 'placed' });
    }
    const { rows } = await sql<{ mails: number }>`
      SELECT count(*)::int AS mails FROM mail_outbox WHERE recipient LIKE 'victim%'`.execute(db);
    expect(rows).toEqual([{ mails: 5 }]);
    expect(await mailTo(db, email)).toEqual([]);
  });

  it('lose their network hash once they no longer wait', async () => {
    const { client, placed } = await orderFrom('203.0.113.7', 1);
    await orderFrom('203.0.113.7', 1);
    await openFromMail(db, client, placed);
    await prune(db, settings);
    const rows = await db.selectFrom('unconfirmed_order').select('order_id').execute();
    expect(rows).toHaveLength(1);
  });
});
