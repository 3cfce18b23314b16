import type { FastifyInstance } from 'fastify';
import type { components } from '../../../contract/types.gen.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { removeCheckoutUrl, storeCheckout } from '../../payment/checkoutRepository.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import { BY_PARCEL, insertDelivery, order, openClientWithCart } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import {
  BY_CARD,
  orderOnline,
  referencesOf,
  reportAttempt,
  reportPayment,
  reportRefunds,
  stripeGateways,
} from '../../testing/onlineOrders.ts';
import type { TestClient } from '../../testing/openClient.ts';
import { retryPayment } from './retryPayment.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let riceId: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice' })).id;
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, gateways: stripeGateways } });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  client = await openClientWithCart(app, riceId);
});

const pay = () => order(client, BY_CARD);

const shown = async ({ number, secret }: Dto['PlaceOrderAnswer']) =>
  (await client.get(`order/order?number=${number}&secret=${secret}`)).json<Dto['Order']>();

const timeline = async (placed: Dto['PlaceOrderAnswer']) =>
  (await shown(placed)).timeline?.map(({ status }) => status);

const cancel = ({ number = '', secret = '' }: Dto['PlaceOrderAnswer']) =>
  client.post('account/order/cancel', { number, secret });

const retry = async ({ number = '', secret = '' }: Dto['PlaceOrderAnswer'], form: object) =>
  (await client.post('checkout/payment/retry', { number, secret, ...form })).json<
    Dto['RetryPaymentAnswer']
  >();

const statesOf = async (placed: Dto['PlaceOrderAnswer']) => {
  const rows = await db
    .selectFrom('payment')
    .select('state')
    .where('reference', 'in', await referencesOf(db, placed))
    .orderBy('created_at')
    .execute();
  return rows.map(({ state }) => state);
};

describe('listPaymentMethods', () => {
  const list = async (of: FastifyInstance, language = 'en') =>
    (
      await of.inject({ url: '/api/checkout/payment', headers: { 'accept-language': language } })
    ).json<Dto['PaymentMethodsAnswer']>().methods;

  it('lists cash with its limit, and other methods only if they are configured [OPEN-50]', async () => {
    const methods = await list(app);
    expect(methods.map(({ payment_id }) => payment_id)).toEqual(['stripe', 'cash']);
    expect(methods[1]).toMatchObject({ name: 'Cash on delivery', limit: 10_000 });
    expect(methods[0]).toMatchObject({
      name: 'Card',
      description: expect.stringMatching(/Test mode: no money is charged\.$/),
    });
    expect(methods[0]).not.toHaveProperty('limit');
    const plain = await buildApp({ db });
    await db
      .insertInto('content')
      .values({ name: 'bank_account', body: JSON.stringify([{ title: 'Bank', text: 'Example' }]) })
      .execute();
    expect((await list(plain, 'fr')).map(({ name }) => name)).toEqual([
      'Paiement à la livraison',
      'Virement bancaire',
    ]);
    await plain.close();
  });
});

describe('a payment online', () => {
  it.each([
    [['paid'], 'paid', ['placed', 'paid']],
    [['paid', 'paid'], 'paid', ['placed', 'paid']],
    [['paid', 'failed'], 'paid', ['placed', 'paid']],
    [['failed'], 'failed', ['placed']],
    [['failed', 'failed'], 'failed', ['placed']],
    [['failed', 'paid'], 'paid', ['placed', 'paid']],
  ] as const)('reported as %j is %s [OPEN-50, E-12]', async (results, state, events) => {
    const placed = await pay();
    expect(await timeline(placed)).toEqual(['placed']);
    for (const result of results) await reportPayment(db, placed, result);
    const { payment, refunds } = await shown(placed);
    expect(payment).toMatchObject({ state, can_retry: state === 'failed', can_open: false });
    expect(refunds).toEqual([]);
    expect(await timeline(placed)).toEqual(events);
  });

  it('is paid once if four processes report it at the same time [E-12]', async () => {
    const placed = await pay();
    await Promise.all(Array.from({ length: 4 }, () => reportPayment(db, placed, 'paid')));
    const { payment, refunds } = await shown(placed);
    expect(payment).toMatchObject({ state: 'paid' });
    expect(refunds).toEqual([]);
    expect(await timeline(placed)).toEqual(['placed', 'paid']);
  });

  async function payAgain(form: object = { payment_id: 'stripe' }) {
    const placed = await pay();
    await reportPayment(db, placed, 'failed');
    await retry(placed, form);
    const [early = '', late = ''] = await referencesOf(db, placed);
    return { placed, early, late };
  }

  const refundsOf = async (placed: Dto['PlaceOrderAnswer']) =>
    (await shown(placed)).refunds?.map(({ reason, state }) => [reason, state]);

  it('is refunded in full if another attempt paid the order [OPEN-50]', async () => {
    const { placed, early, late } = await payAgain();
    await reportAttempt(db, late, 'paid');
    await reportAttempt(db, early, 'paid');
    await reportAttempt(db, early, 'paid');
    expect((await shown(placed)).payment?.state).toBe('paid');
    expect(await timeline(placed)).toEqual(['placed', 'paid']);
    expect(await refundsOf(placed)).toEqual([['double', 'due']]);
    expect(await statesOf(placed)).toEqual(['refund_due', 'paid']);
    await reportRefunds(db, placed);
    await reportAttempt(db, early, 'paid');
    expect(await refundsOf(placed)).toEqual([['double', 'done']]);
    expect(await statesOf(placed)).toEqual(['refunded', 'paid']);
  });

  it('is accepted from an early attempt, and a later one that also pays is refunded [OPEN-50]', async () => {
    const { placed, early, late } = await payAgain();
    await reportAttempt(db, early, 'paid');
    expect((await shown(placed)).payment).toMatchObject({ state: 'paid', can_retry: false });
    expect(await refundsOf(placed)).toEqual([]);
    await reportAttempt(db, late, 'paid');
    expect((await shown(placed)).payment?.state).toBe('paid');
    expect(await refundsOf(placed)).toEqual([['double', 'due']]);
    expect(await statesOf(placed)).toEqual(['paid', 'refund_due']);
  });

  it('replaces cash that was chosen meanwhile [OPEN-50]', async () => {
    const { placed, early } = await payAgain({ payment_id: 'cash' });
    expect((await shown(placed)).payment).toMatchObject({ payment_id: 'cash', state: 'due' });
    await reportAttempt(db, early, 'paid');
    expect((await shown(placed)).payment).toMatchObject({ payment_id: 'stripe', state: 'paid' });
  });

  it('is refunded with the other one if a twice-paid order is cancelled [OPEN-50]', async () => {
    const { placed, early, late } = await payAgain();
    await reportAttempt(db, late, 'paid');
    await cancel(placed);
    await reportAttempt(db, early, 'paid');
    const refunds = await db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'payment_id')
      .select(['reference', 'refund.amount_minor', 'payment.amount_minor as paid'])
      .where('reference', 'in', [early, late])
      .execute();
    expect(refunds.map(({ reference }) => reference).toSorted()).toEqual([early, late].toSorted());
    for (const { amount_minor: back, paid } of refunds) expect(back).toBe(paid);
    await reportRefunds(db, placed);
    expect(await statesOf(placed)).toEqual(['refunded', 'refunded']);
  });

  it('is refunded if the order was cancelled meanwhile', async () => {
    const placed = await pay();
    await cancel(placed);
    expect((await shown(placed)).payment?.state).toBe('cancelled');
    await reportPayment(db, placed, 'paid');
    expect((await shown(placed)).payment?.state).toBe('refund_due');
    await reportRefunds(db, placed);
    expect((await shown(placed)).payment?.state).toBe('refunded');
    expect(await timeline(placed)).toEqual(['placed', 'cancelled']);
  });

  it.each(['cash', 'stripe'])('is not requested for a free order by %s', async (payment_id) => {
    await db
      .insertInto('coupon')
      .values({ code: 'ALL', percent: 100, amount_minor: null, ends_at: null, uses_left: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.updateTable('delivery_method').set({ price_minor: 0 }).execute();
    await client.post('checkout/coupon', { coupon: 'ALL' });
    const placed = await order(client, { ...BY_PARCEL, payment_id });
    expect(placed.payment).toMatchObject({ state: 'paid', can_retry: false, can_open: false });
    expect(await timeline(placed)).toEqual(['placed', 'paid']);
  });
});

describe('retryPayment', () => {
  const payAndFail = () => orderOnline(db, client, {}, 'failed');

  it('retries a failed payment with any method [OPEN-50]', async () => {
    const placed = await payAndFail();
    expect(await retry(placed, { payment_id: 'stripe' })).toMatchObject({
      status: 1,
      payment: { payment_id: 'stripe', state: 'pending', can_open: true },
    });
    await reportPayment(db, placed, 'failed');
    expect(await retry(placed, { payment_id: 'cash' })).toMatchObject({
      status: 1,
      payment: { payment_id: 'cash', state: 'due' },
    });
    expect((await shown(placed)).payment).toMatchObject({ payment_id: 'cash', state: 'due' });
  });

  it('starts one payment for two concurrent attempts with cash [E-12]', async () => {
    const placed = await payAndFail();
    const again = { payment_id: 'cash' };
    const answers = await Promise.all([retry(placed, again), retry(placed, again)]);
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(answers).toContainEqual({ error: 'Nothing is due for this order.' });
    expect(await statesOf(placed)).toEqual(['failed', 'due']);
  });

  it('leaves one open payment after two concurrent attempts online [E-12]', async () => {
    const placed = await payAndFail();
    const again = { payment_id: 'stripe' };
    await Promise.all([retry(placed, again), retry(placed, again)]);
    expect((await statesOf(placed)).filter((state) => state !== 'failed')).toEqual(['pending']);
  });

  it('rejects a payment that the provider has yet to confirm', async () => {
    const placed = await pay();
    const [reference = ''] = await referencesOf(db, placed);
    await storeCheckout(db, reference, {
      id: 'cs_1',
      url: 'https://pay.example/cs_1',
      isTest: false,
    });
    await removeCheckoutUrl(db, reference);
    expect((await shown(placed)).payment).toMatchObject({
      state: 'pending',
      can_retry: false,
      can_open: false,
    });
    const { number = '', secret = '', order_id = '' } = placed;
    const opened = await client.post('checkout/payment/open', { number, secret });
    expect(opened.json()).toEqual({ error: 'Nothing is due for this order.' });
    const form = { number, payment_id: 'cash' };
    await expect(
      db.transaction().execute((trx) => retryPayment(trx, order_id, form, DEFAULT_SETTINGS)),
    ).rejects.toThrow('Nothing is due for this order.');
  });

  it('rejects invalid fields, foreign orders and paid, due or cancelled payments', async () => {
    const placed = await payAndFail();
    const again = { payment_id: 'stripe' };
    expect(await retry(placed, {})).toEqual({
      error: { payment_id: 'Choose a payment method.' },
    });
    expect(await retry({ ...placed, secret: 'x' }, again)).toEqual({
      error: 'Order not found.',
    });
    const nothing = { error: 'Nothing is due for this order.' };
    await reportPayment(db, placed, 'paid');
    expect(await retry(placed, again)).toEqual(nothing);
    client = await openClientWithCart(app, riceId);
    expect(await retry(await order(client), again)).toEqual(nothing);
    client = await openClientWithCart(app, riceId);
    const failed = await payAndFail();
    await cancel(failed);
    expect(await retry(failed, again)).toEqual(nothing);
  });
});
