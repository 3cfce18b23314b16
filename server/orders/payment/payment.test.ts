import type { FastifyInstance } from 'fastify';
import type { components } from '../../../contract/types.gen.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import { BY_PARCEL, insertDelivery, order, openClientWithCart } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import type { TestClient } from '../../testing/openClient.ts';

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
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, hasTestPayment: true } });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  client = await openClientWithCart(app, riceId);
});

const pay = (payment_token: string) =>
  order(client, { ...BY_PARCEL, payment_id: 'test', payment_token });

const shown = async ({ number, secret }: Dto['PlaceOrderAnswer']) =>
  (await client.get(`order/order?number=${number}&secret=${secret}`)).json<Dto['Order']>();

const timeline = async (placed: Dto['PlaceOrderAnswer']) =>
  (await shown(placed)).timeline?.map(({ status }) => status);

const notify = async (reference: string, result: string) =>
  (await client.post('payment/test/notify', { reference, result })).json<Dto['Outcome']>();

const retry = async ({ number = '', secret = '' }: Dto['PlaceOrderAnswer'], form: object) =>
  (await client.post('checkout/payment/retry', { number, secret, ...form })).json<
    Dto['RetryPaymentAnswer']
  >();

describe('listPaymentMethods', () => {
  const list = async (of: FastifyInstance, language = 'en') =>
    (
      await of.inject({ url: '/api/checkout/payment', headers: { 'accept-language': language } })
    ).json<Dto['PaymentMethodsAnswer']>().methods;

  it('lists cash with its limit, and other methods only if they are configured [OPEN-50]', async () => {
    const methods = await list(app);
    expect(methods.map(({ payment_id }) => payment_id)).toEqual(['cash', 'test']);
    expect(methods[0]).toMatchObject({ name: 'Cash on delivery', limit: 10_000 });
    expect(methods[1]).not.toHaveProperty('limit');
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

describe('test provider', () => {
  it.each([
    ['ok', 'paid', ['placed', 'paid']],
    ['twice', 'paid', ['placed', 'paid']],
    ['fail', 'failed', ['placed']],
  ])('«%s» leaves the payment %s [OPEN-50, E-12]', async (token, state, events) => {
    const placed = await pay(token);
    expect(placed.payment).toMatchObject({ state, can_retry: state === 'failed' });
    expect(placed.payment).not.toHaveProperty('reference');
    expect(await timeline(placed)).toEqual(events);
  });

  it('reports late and ignores results after the payment [OPEN-50, E-12]', async () => {
    const placed = await pay('late');
    const { reference = '', state } = placed.payment ?? {};
    expect(state).toBe('pending');
    expect(await timeline(placed)).toEqual(['placed']);
    const answers = await Promise.all(Array.from({ length: 4 }, () => notify(reference, 'paid')));
    for (const answer of answers) expect(answer).toEqual({ status: 1 });
    expect(await notify(reference, 'failed')).toEqual({ status: 1 });
    expect((await shown(placed)).payment).toMatchObject({ state: 'paid', can_retry: false });
    expect(await timeline(placed)).toEqual(['placed', 'paid']);
  });

  it('accepts a payment that was first reported as failed [OPEN-50]', async () => {
    const placed = await pay('late');
    const { reference = '' } = placed.payment ?? {};
    await notify(reference, 'failed');
    expect((await shown(placed)).payment).toMatchObject({ state: 'failed', can_retry: true });
    await notify(reference, 'paid');
    expect((await shown(placed)).payment).toMatchObject({ state: 'paid', can_retry: false });
    expect(await timeline(placed)).toEqual(['placed', 'paid']);
  });

  async function paidTwice(first: string, form: object) {
    const placed = await pay(first);
    const { number } = placed;
    const references = async () => {
      const rows = await db
        .selectFrom('payment')
        .innerJoin('shop_order', 'shop_order.id', 'order_id')
        .select(['reference', 'state'])
        .where('number', '=', number ?? '')
        .orderBy('payment.created_at')
        .execute();
      return rows.map(({ reference }) => reference);
    };
    const [early = ''] = await references();
    if (first === 'late') await notify(early, 'failed');
    await retry(placed, form);
    const [, late = ''] = await references();
    return { placed, early, late };
  }

  const refundsOf = async (placed: Dto['PlaceOrderAnswer']) =>
    (await shown(placed)).refunds?.map(({ reason, state }) => [reason, state]);

  it('refunds a payment in full if another attempt paid the order [OPEN-50]', async () => {
    const again = { payment_id: 'test', payment_token: 'late' };
    const { placed, early, late } = await paidTwice('late', again);
    await notify(late, 'paid');
    await notify(early, 'paid');
    await notify(early, 'paid');
    expect((await shown(placed)).payment?.state).toBe('paid');
    expect(await timeline(placed)).toEqual(['placed', 'paid']);
    expect(await refundsOf(placed)).toEqual([['double', 'done']]);
    const states = await db
      .selectFrom('payment')
      .select('state')
      .where('reference', 'in', [early, late])
      .orderBy('created_at')
      .execute();
    expect(states.map(({ state }) => state)).toEqual(['refunded', 'paid']);
  });

  it('accepts an early attempt and refunds a later one that also pays [OPEN-50]', async () => {
    const again = { payment_id: 'test', payment_token: 'late' };
    const { placed, early, late } = await paidTwice('late', again);
    await notify(early, 'paid');
    expect((await shown(placed)).payment).toMatchObject({ state: 'paid', can_retry: false });
    expect(await refundsOf(placed)).toEqual([]);
    await notify(late, 'paid');
    expect((await shown(placed)).payment?.state).toBe('paid');
    expect(await refundsOf(placed)).toEqual([['double', 'done']]);
  });

  it('replaces cash that was chosen meanwhile [OPEN-50]', async () => {
    const { placed, early } = await paidTwice('late', { payment_id: 'cash' });
    expect((await shown(placed)).payment).toMatchObject({ payment_id: 'cash', state: 'due' });
    await notify(early, 'paid');
    expect((await shown(placed)).payment).toMatchObject({ payment_id: 'test', state: 'paid' });
  });

  it('refunds each payment of a twice-paid order on cancellation [OPEN-50]', async () => {
    const again = { payment_id: 'test', payment_token: 'late' };
    const { placed, early, late } = await paidTwice('late', again);
    await notify(late, 'paid');
    const { number = '', secret = '' } = placed;
    await client.post('account/order/cancel', { number, secret });
    await notify(early, 'paid');
    const refunds = await db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'payment_id')
      .select(['reference', 'refund.amount_minor', 'payment.amount_minor as paid', 'refund.state'])
      .where('reference', 'in', [early, late])
      .execute();
    expect(refunds.map(({ reference }) => reference).toSorted()).toEqual([early, late].toSorted());
    for (const { amount_minor: back, paid, state } of refunds) {
      expect([back, state]).toEqual([paid, 'done']);
    }
  });

  it.each(['', 'x', '💥', 'gold'.repeat(100)])('rejects «%s» as its token', async (token) => {
    expect(await pay(token)).toEqual({
      error: { payment_token: 'Enter ok, fail, late or twice.' },
    });
  });

  it('rejects references of other payments', async () => {
    const { payment } = await order(client);
    expect(payment).not.toHaveProperty('reference');
    const { reference } = await db
      .selectFrom('payment')
      .select('reference')
      .where('method', '=', 'cash')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    for (const invalid of [reference, '', 'x'.repeat(100)]) {
      expect(await notify(invalid, 'paid')).toEqual({ error: 'Payment not found.' });
    }
    const malformed = await client.post('payment/test/notify', { reference, result: 'maybe' });
    expect(malformed.statusCode).toBe(400);
  });

  it('returns 404 if it is not enabled', async () => {
    const plain = await buildApp({ db });
    const answer = await plain.inject({
      method: 'POST',
      url: '/api/payment/test/notify',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'reference=x&result=paid',
    });
    await plain.close();
    expect(answer.statusCode).toBe(404);
  });

  it('refunds a payment for an order that was cancelled meanwhile', async () => {
    const placed = await pay('late');
    const { number = '', secret = '' } = placed;
    await client.post('account/order/cancel', { number, secret });
    expect((await shown(placed)).payment?.state).toBe('cancelled');
    await notify(placed.payment?.reference ?? '', 'paid');
    expect((await shown(placed)).payment?.state).toBe('refunded');
    expect(await timeline(placed)).toEqual(['placed', 'cancelled']);
  });

  it('requests no payment for a free order', async () => {
    await db
      .insertInto('coupon')
      .values({ code: 'ALL', percent: 100, amount_minor: null, ends_at: null, uses_left: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db.updateTable('delivery_method').set({ price_minor: 0 }).execute();
    await client.post('checkout/coupon', { coupon: 'ALL' });
    const placed = await order(client);
    expect(placed.payment?.state).toBe('paid');
    expect(await timeline(placed)).toEqual(['placed', 'paid']);
  });
});

describe('retryPayment', () => {
  it('retries a failed payment with any method [OPEN-50]', async () => {
    const placed = await pay('fail');
    expect(await retry(placed, { payment_id: 'test', payment_token: 'fail' })).toMatchObject({
      status: 1,
      payment: { state: 'failed', can_retry: true },
    });
    expect(await retry(placed, { payment_id: 'cash' })).toMatchObject({
      status: 1,
      payment: { payment_id: 'cash', state: 'due' },
    });
    expect((await shown(placed)).payment).toMatchObject({ payment_id: 'cash', state: 'due' });
  });

  it('starts one payment for two concurrent attempts [E-12]', async () => {
    const placed = await pay('fail');
    const again = { payment_id: 'test', payment_token: 'ok' };
    const answers = await Promise.all([retry(placed, again), retry(placed, again)]);
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(answers).toContainEqual({ error: 'Nothing is due for this order.' });
    expect(await timeline(placed)).toEqual(['placed', 'paid']);
  });

  it('rejects invalid fields, foreign orders and paid, pending or cancelled payments', async () => {
    const placed = await pay('fail');
    const again = { payment_id: 'test', payment_token: 'ok' };
    expect(await retry(placed, {})).toEqual({
      error: { payment_id: 'Choose a payment method.' },
    });
    expect(await retry({ ...placed, secret: 'x' }, again)).toEqual({
      error: 'Order not found.',
    });
    await retry(placed, again);
    const nothing = { error: 'Nothing is due for this order.' };
    expect(await retry(placed, again)).toEqual(nothing);
    client = await openClientWithCart(app, riceId);
    const late = await pay('late');
    expect(await retry(late, again)).toEqual(nothing);
    client = await openClientWithCart(app, riceId);
    const failed = await pay('fail');
    const { number = '', secret = '' } = failed;
    await client.post('account/order/cancel', { number, secret });
    expect(await retry(failed, again)).toEqual(nothing);
  });
});
