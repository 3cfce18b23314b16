import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import type { PaymentResult } from '../../payment/paymentProvider.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import {
  ADDRESS,
  BY_PARCEL,
  insertDelivery,
  openFromMail,
  openSlots,
  order,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { reportPayment, reportRefunds, stripeGateways } from '../../testing/onlineOrders.ts';
import { lapseOrders } from './lapseOrders.ts';

const MINUTES_OF_DAY = 24 * 60;
const ONLINE = { payment_id: 'stripe' };
const SETTINGS = { ...DEFAULT_SETTINGS, timeZone: 'Asia/Kolkata', gateways: stripeGateways };

let db: Database;
let app: FastifyInstance;
let rice: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice' })).id;
  await db
    .insertInto('content')
    .values({ name: 'bank_account', body: JSON.stringify([{ title: 'Bank', text: 'Example' }]) })
    .execute();
  app = await buildApp({
    db,
    settings: SETTINGS,
  });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  await db.updateTable('product').set({ stock: 10 }).where('id', '=', rice).execute();
});

async function orderMinutesAgo(
  minutes: number,
  form: Record<string, string>,
  result?: PaymentResult,
) {
  const client = await openClientWithCart(app, rice, 4);
  const placed = await order(client, { ...BY_PARCEL, ...form });
  expect(placed.status).toBe(1);
  if (result) await reportPayment(db, placed, result);
  await sql`UPDATE payment SET lapses_at = lapses_at - make_interval(mins => ${minutes})
    WHERE order_id = ${placed.order_id}`.execute(db);
  return { client, placed };
}

const lapse = () =>
  lapseOrders(db, SETTINGS, { onFailure: (error) => expect(error).toBeUndefined() });

const statusOf = async ({ order_id: id = '' }: Dto['PlaceOrderAnswer']) => {
  const { status } = await db
    .selectFrom('shop_order')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
};

const stock = async () => {
  const product = await db
    .selectFrom('product')
    .select('stock')
    .where('id', '=', rice)
    .executeTakeFirstOrThrow();
  return product.stock;
};

describe('lapsing of unpaid orders', () => {
  it.each([
    ['online, pending', ONLINE, undefined, 61, 'cancelled'],
    ['online, failed', ONLINE, 'failed', 61, 'cancelled'],
    ['online, in time', ONLINE, undefined, 59, 'placed'],
    ['online, paid', ONLINE, 'paid', 61, 'placed'],
    ['transfer', { payment_id: 'transfer' }, undefined, 3 * MINUTES_OF_DAY + 1, 'cancelled'],
    ['transfer, in time', { payment_id: 'transfer' }, undefined, 3 * MINUTES_OF_DAY - 1, 'placed'],
    ['at the door', { payment_id: 'cash' }, undefined, 100 * MINUTES_OF_DAY, 'placed'],
  ] as [string, Record<string, string>, PaymentResult | undefined, number, string][])(
    '%s [OPEN-50]',
    async (_what, form, result, minutes, status) => {
      const { placed } = await orderMinutesAgo(minutes, form, result);
      expect(await stock()).toBe(6);
      await lapse();
      await lapse();
      expect(await statusOf(placed)).toBe(status);
      expect(await stock()).toBe(status === 'cancelled' ? 10 : 6);
    },
  );

  it.each([
    [59, 'placed'],
    [61, 'cancelled'],
  ])(
    'uses the current deadline if the order has none: %i minutes [OPEN-50]',
    async (minutes, status) => {
      const { placed } = await orderMinutesAgo(0, ONLINE);
      await sql`UPDATE payment SET lapses_at = NULL, created_at = now() - make_interval(mins => ${minutes})
      WHERE order_id = ${placed.order_id}`.execute(db);
      await lapse();
      expect(await statusOf(placed)).toBe(status);
    },
  );

  it('shows the deadline of a bank transfer in the order and in the email [E-05]', async () => {
    const client = await openClientWithCart(app, rice, 1);
    const email = 'by-transfer@example.com';
    const placed = await order(client, { ...BY_PARCEL, email, payment_id: 'transfer' });
    const until = expect.objectContaining({
      title: 'Pay by',
      text: expect.stringMatching(
        /^\w+day.* After that, the order is cancelled automatically\.$/,
      ) as unknown,
    }) as unknown;
    expect(placed.payment?.instructions).toContainEqual(until);
    const { number = '', secret = '' } = placed;
    const shown = (await client.get(`order/order?number=${number}&secret=${secret}`)).json<
      Dto['Order']
    >();
    expect(shown.payment?.instructions).toContainEqual(until);
    const mail = await db
      .selectFrom('mail_outbox')
      .select('data')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(mail.data)).toContain('Pay by: ');
  });

  it('releases the delivery slot [E-05]', async () => {
    const [slot] = await openSlots(app);
    const form = { ...ADDRESS, delivery_id: 'slot', slot_id: slot?.slot_id ?? '' };
    const before = slot?.left;
    await orderMinutesAgo(61, { ...form, ...ONLINE });
    expect((await openSlots(app))[0]?.left).not.toBe(before);
    await lapse();
    expect((await openSlots(app))[0]?.left).toBe(before);
  });

  it('counts the deadline from the latest payment attempt', async () => {
    const { client, placed } = await orderMinutesAgo(61, ONLINE, 'failed');
    const { number = '', secret = '' } = placed;
    await client.post('checkout/payment/retry', { number, secret, ...ONLINE });
    await lapse();
    expect(await statusOf(placed)).toBe('placed');
  });

  it('reports an order that fails to cancel and continues with the others', async () => {
    const { client, placed: broken } = await orderMinutesAgo(61, ONLINE);
    // The cancellation email goes only to a confirmed address and names the payment method. So an unknown method
    // makes the cancellation fail.
    await openFromMail(db, client, broken);
    const { placed } = await orderMinutesAgo(61, ONLINE);
    await db
      .updateTable('payment')
      .set({ method: 'gone' })
      .where('order_id', '=', broken.order_id ?? '')
      .execute();
    const failed: string[] = [];
    const onFailure = (_error: unknown, orderId: string) => void failed.push(orderId);
    await lapseOrders(db, SETTINGS, { onFailure });
    expect(failed).toEqual([broken.order_id]);
    expect([await statusOf(broken), await statusOf(placed)]).toEqual(['placed', 'cancelled']);
    await db
      .deleteFrom('payment')
      .where('order_id', '=', broken.order_id ?? '')
      .execute();
  });

  it('stops when the server closes and leaves the rest to another one', async () => {
    const { placed } = await orderMinutesAgo(61, ONLINE);
    const onFailure = () => undefined;
    await lapseOrders(db, SETTINGS, { onFailure, signal: AbortSignal.abort() });
    expect(await statusOf(placed)).toBe('placed');
    await lapse();
    expect(await statusOf(placed)).toBe('cancelled');
  });

  it('refunds a payment that arrives too late', async () => {
    const { placed } = await orderMinutesAgo(61, ONLINE);
    await lapse();
    await reportPayment(db, placed, 'paid');
    await reportRefunds(db, placed);
    const { state } = await db
      .selectFrom('payment')
      .select('state')
      .where('order_id', '=', placed.order_id ?? '')
      .executeTakeFirstOrThrow();
    expect(state).toBe('refunded');
    expect(await statusOf(placed)).toBe('cancelled');
  });
});
