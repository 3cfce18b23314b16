import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Dto } from '../../http/contractTypes.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { openFakePayments, type FakePayments } from '../../payment/fake/openFakePayments.ts';
import { openGateways } from '../../payment/gateways/openGateways.ts';
import { DEFAULT_SETTINGS, type ShopSettings } from '../../shopSettings.ts';
import { BY_PARCEL, insertDelivery, openClientWithCart, order } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { clientOf, type TestClient } from '../../testing/openClient.ts';
import { lapseOrders } from './lapseOrders.ts';
import { closeLapsingCheckouts, handlePaymentEvents, reconcilePayments } from './paymentJobs.ts';
import { sendRefunds } from './sendRefunds.ts';

const SECRET = 'whsec_test';
let db: Database;
let app: FastifyInstance;
let fake: FakePayments;
let dataDir: string;
let client: TestClient;
let riceId: string;
let settings: ShopSettings;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'online-payments-'));
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice' })).id;
  const shop: { origin?: string } = {};
  fake = await openFakePayments({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    webhookSecret: SECRET,
    shopOrigin: () => shop.origin,
  });
  const gateways = openGateways({
    stripe: { secretKey: 'sk_test_1', webhookSecrets: [SECRET], baseUrl: fake.address },
    razorpay: {
      keyId: 'rzp_test_1',
      keySecret: 'x',
      webhookSecrets: [SECRET],
      baseUrl: fake.address,
    },
  });
  settings = { ...DEFAULT_SETTINGS, gateways };
  app = await buildApp({ db, settings });
  shop.origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await fake.close();
  await db.destroy();
  await rm(dataDir, { recursive: true });
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  client = await openClientWithCart(app, riceId);
});

const raise = (error: unknown) => {
  throw error;
};
const context = () => ({ db, gateways: settings.gateways ?? new Map(), timeZone: 'UTC' });
const place = (payment_id: string) => order(client, { ...BY_PARCEL, payment_id });
const keyOf = ({ number = '', secret = '' }: Dto['PlaceOrderAnswer']) => ({ number, secret });
const post = async <Answer>(call: string, placed: Dto['PlaceOrderAnswer'], form: object = {}) =>
  (await client.post(call, { ...keyOf(placed), ...form })).json<Answer>();
const openPage = async (placed: Dto['PlaceOrderAnswer']) =>
  (await post<Dto['OpenPaymentAnswer']>('checkout/payment/open', placed)).url ?? '';
const check = async (placed: Dto['PlaceOrderAnswer']) =>
  (await post<Dto['RetryPaymentAnswer']>('checkout/payment/check', placed)).payment;
const press = (url: string, action: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
const refundsOf = (placed: Dto['PlaceOrderAnswer']) =>
  db
    .selectFrom('refund')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .select(['refund.state', 'amount_paise', 'provider_refund_id', 'failure'])
    .where('number', '=', placed.number ?? '')
    .execute();

describe.each(['stripe', 'razorpay'])('payment with %s', (method) => {
  it('is paid on the hosted page and confirmed on return', async () => {
    const placed = await place(method);
    expect(placed.payment).toMatchObject({ state: 'pending', can_open: true });
    const url = await openPage(placed);
    expect(await openPage(placed)).toBe(url);
    const back = await press(url, 'pay');
    const returned = await app.inject(new URL(back.headers.get('location') ?? '').pathname);
    expect(returned.headers.location).toMatch(
      new RegExp(`^/checkout/success\\?order=${placed.number}#secret=`),
    );
    expect(await check(placed)).toMatchObject({ state: 'paid', can_open: false, can_retry: false });
  });

  it('is settled by the webhook alone if the customer closes the tab', async () => {
    const placed = await place(method);
    await press(await openPage(placed), 'twice');
    await handlePaymentEvents(context(), raise);
    const shown = await client.get(`order/order?${new URLSearchParams(keyOf(placed)).toString()}`);
    expect(shown.json<Dto['Order']>().payment).toMatchObject({ state: 'paid' });
    expect(await refundsOf(placed)).toEqual([]);
  });

  it('is found by the scheduled check if the webhook is lost', async () => {
    const placed = await place(method);
    await press(await openPage(placed), 'late');
    await db
      .updateTable('payment')
      .set({ next_check_at: sql<Date>`now()` })
      .execute();
    await reconcilePayments(context(), raise, new AbortController().signal);
    expect(await check(placed)).toMatchObject({ state: 'paid' });
  });

  it('stays open after a decline, and can change to cash', async () => {
    const placed = await place(method);
    const url = await openPage(placed);
    expect(await (await press(url, 'fail')).text()).toContain('declined');
    expect(await check(placed)).toMatchObject({ state: 'pending', can_open: true });
    const { payment } = await post<Dto['RetryPaymentAnswer']>('checkout/payment/retry', placed, {
      payment_id: 'cash',
    });
    expect(payment).toMatchObject({ payment_id: 'cash', state: 'due' });
    expect((await press(url, 'pay')).status).toBe(409);
  });

  it('can’t be paid after the order lapses', async () => {
    const placed = await place(method);
    const url = await openPage(placed);
    await db
      .updateTable('payment')
      .set({ lapses_at: sql<Date>`now() - interval '1 minute'` })
      .where('state', '=', 'pending')
      .execute();
    await closeLapsingCheckouts(context(), raise);
    await lapseOrders(db, settings, { onFailure: raise });
    expect((await press(url, 'pay')).status).toBe(409);
    expect(await check(placed)).toMatchObject({ state: 'cancelled' });
  });

  it('is refunded through the provider, once, after a cancellation', async () => {
    const placed = await place(method);
    await press(await openPage(placed), 'pay');
    await check(placed);
    await post('account/order/cancel', placed);
    await sendRefunds(context(), raise);
    await sendRefunds(context(), raise);
    expect(await refundsOf(placed)).toEqual([
      {
        state: 'done',
        amount_paise: '15000',
        provider_refund_id: expect.stringMatching(/^(re|rfnd)_/) as unknown,
        failure: '',
      },
    ]);
  });

  it('is held for staff if the provider charged another amount', async () => {
    const placed = await place(method);
    const url = await openPage(placed);
    await db
      .updateTable('payment')
      .set({ charge_amount: '1' })
      .where('state', '=', 'pending')
      .execute();
    await press(url, 'pay');
    expect(await check(placed)).toMatchObject({ state: 'held', can_open: false });
  });

  it('keeps the order and says so if the provider is down', async () => {
    const placed = await place(method);
    const down = await buildApp({
      db,
      settings: {
        ...settings,
        gateways: openGateways({
          stripe: { secretKey: 'sk_test_1', webhookSecrets: [], baseUrl: 'http://127.0.0.1:9' },
          razorpay: {
            keyId: 'rzp_test_1',
            keySecret: 'x',
            webhookSecrets: [],
            baseUrl: 'http://127.0.0.1:9',
          },
        }),
      },
    });
    const other = clientOf(down, client.token);
    const answer = await other.post('checkout/payment/open', keyOf(placed));
    expect(answer.json()).toEqual({
      error: expect.stringContaining('isn’t responding') as unknown,
    });
    await down.close();
    expect(await openPage(placed)).toMatch(/^http:\/\/localhost/);
  });
});

describe('payment webhooks', () => {
  it.each([
    ['/payments/stripe/webhook', 400],
    ['/payments/razorpay/webhook', 400],
    ['/payments/paypal/webhook', 404],
  ])('at %s reject forged events with %i and store nothing', async (url, status) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' },
      payload: '{"id":"evt_1"}',
    });
    expect(answer.statusCode).toBe(status);
    const { count } = await db
      .selectFrom('payment_event')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('event_id', '=', 'evt_1')
      .executeTakeFirstOrThrow();
    expect(count).toBe('0');
  });
});
