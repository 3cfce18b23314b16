import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Dto } from '../../http/contractTypes.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { openFakePayments, type FakePayments } from '../../payment/fake/openFakePayments.ts';
import { sign } from '../../payment/gateways/signature.ts';
import { openGateways } from '../../payment/gateways/openGateways.ts';
import { DEFAULT_SETTINGS, type ShopSettings } from '../../shopSettings.ts';
import { BY_PARCEL, insertDelivery, openClientWithCart, order } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { clientOf, type TestClient } from '../../testing/openClient.ts';
import { lockOrder } from '../reading/orderQueries.ts';
import { issueRefund } from './issueRefund.ts';
import { lapseOrders } from './lapseOrders.ts';
import { closeLapsingCheckouts, reconcilePayments } from './paymentJobs.ts';
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
const context = () => ({ db, gateways: settings.gateways, timeZone: 'UTC' });
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
    .select(['refund.state', 'amount_minor', 'provider_refund_id', 'failure'])
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
      new RegExp(`^/checkout/success\\?order=${placed.number}&lang=en#secret=`),
    );
    expect(await check(placed)).toMatchObject({
      name: expect.stringMatching(/ \(test\)$/),
      state: 'paid',
      can_open: false,
      can_retry: false,
    });
  });

  it('is settled by the webhook alone if the customer closes the tab', async () => {
    const placed = await place(method);
    await press(await openPage(placed), 'twice');
    await reconcilePayments(context(), raise, new AbortController().signal);
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
    const [sent] = await refundsOf(placed);
    // Simulate a lost response, so that the same request is sent again.
    await db
      .updateTable('refund')
      .set({ state: 'due', provider_refund_id: null, next_attempt_at: sql<Date>`now()` })
      .where('provider_refund_id', '=', sent?.provider_refund_id ?? '')
      .execute();
    await sendRefunds(context(), raise);
    expect(await refundsOf(placed)).toEqual([
      {
        state: 'done',
        amount_minor: '15000',
        provider_refund_id: sent?.provider_refund_id,
        failure: '',
      },
    ]);
  });

  it('keeps a refund due while this process has no keys', async () => {
    const placed = await place(method);
    await press(await openPage(placed), 'pay');
    await check(placed);
    await post('account/order/cancel', placed);
    const waiting = { ...context(), gateways: DEFAULT_SETTINGS.gateways };
    const failures: unknown[] = [];
    await sendRefunds(waiting, (error) => failures.push(error));
    expect(failures).toHaveLength(1);
    const [due] = await refundsOf(placed);
    expect(due).toMatchObject({ state: 'due', failure: '', provider_refund_id: null });
    await db
      .updateTable('refund')
      .set({ next_attempt_at: sql<Date>`now()` })
      .where('state', '=', 'due')
      .execute();
    await sendRefunds(context(), raise);
    expect(await refundsOf(placed)).toMatchObject([{ state: 'done' }]);
  });

  it('waits for a process with keys, and is not lost', async () => {
    const placed = await place(method);
    await press(await openPage(placed), 'late');
    await db
      .updateTable('payment')
      .set({ next_check_at: sql<Date>`now()` })
      .where('state', '=', 'pending')
      .execute();
    const failures: unknown[] = [];
    const without = { ...context(), gateways: DEFAULT_SETTINGS.gateways };
    await reconcilePayments(without, (error) => failures.push(error), new AbortController().signal);
    expect(failures.length).toBeGreaterThan(0);
    await db
      .updateTable('payment')
      .set({ next_check_at: sql<Date>`now()` })
      .where('next_check_at', 'is not', null)
      .execute();
    await reconcilePayments(context(), raise, new AbortController().signal);
    expect(await check(placed)).toMatchObject({ state: 'paid' });
  });

  it('is paid before a webhook and a retry race, and charged once', async () => {
    const placed = await place(method);
    const url = await openPage(placed);
    await press(url, 'pay');
    const [retried] = await Promise.all([
      client.post('checkout/payment/retry', { ...keyOf(placed), payment_id: 'cash' }),
      check(placed),
    ]);
    expect(retried.json()).toMatchObject({ error: expect.any(String) as unknown });
    expect(await check(placed)).toMatchObject({ payment_id: method, state: 'paid' });
    expect(await refundsOf(placed)).toEqual([]);
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

describe('refunds in another currency', () => {
  it('add up to the charge, to the cent', async () => {
    await client.post('common/currency/change', { code: 'EUR' });
    const placed = await place('stripe');
    await press(await openPage(placed), 'pay');
    expect(await check(placed)).toMatchObject({ state: 'paid' });
    const stored = await db
      .selectFrom('shop_order')
      .select('id')
      .where('number', '=', placed.number ?? '')
      .executeTakeFirstOrThrow();
    for (const amount of [33.33, 33.33]) {
      await db.transaction().execute(async (trx) => {
        await issueRefund(trx, await lockOrder(trx, stored.id), { amount, note: '' }, 'UTC');
      });
      await sendRefunds(context(), raise);
    }
    await post('account/order/cancel', placed);
    await sendRefunds(context(), raise);
    const { rows } = await sql<{ charged: string; refunded: string; open: string }>`
      SELECT (SELECT sum(charge_amount) FROM payment WHERE order_id = ${stored.id} AND charge_currency = 'EUR') AS charged,
        sum(charge_amount) AS refunded, count(*) FILTER (WHERE state <> 'done') AS open
      FROM refund WHERE order_id = ${stored.id}`.execute(db);
    expect(rows[0]?.refunded).toBe(rows[0]?.charged);
    expect(rows[0]).toMatchObject({ open: '0' });
    expect(Number(rows[0]?.charged)).toBeGreaterThan(0);
  });
});

const FORGED = 3000;

describe('payment webhooks', () => {
  const event = JSON.stringify({
    id: 'evt_forged',
    type: 'checkout.session.completed',
    event: 'payment_link.paid',
    data: { object: { id: 'cs_1' } },
    payload: {},
  });
  const sendEvent = (provider: string, secret: string, to = app) => {
    const time = Math.floor(Date.now() / 1000);
    return to.inject({
      method: 'POST',
      url: `/payments/${provider}/webhook`,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': `t=${time},v1=${sign(secret, `${time}.${event}`)}`,
        'x-razorpay-signature': sign(secret, event),
        'x-razorpay-event-id': 'evt_forged',
      },
      payload: event,
    });
  };
  const stored = async () =>
    (
      await db
        .selectFrom('payment_event')
        .select('provider')
        .where('event_id', '=', 'evt_forged')
        .execute()
    ).map(({ provider }) => provider);

  it.each(['stripe', 'razorpay'])(
    'of %s are stored only with a valid signature',
    async (provider) => {
      expect((await sendEvent(provider, 'forged')).statusCode).toBe(400);
      expect(await stored()).not.toContain(provider);
      expect((await sendEvent(provider, SECRET)).statusCode).toBe(200);
      expect((await sendEvent(provider, SECRET)).statusCode).toBe(200);
      expect(await stored()).toContain(provider);
    },
  );

  it('change nothing and log one line if thousands are forged', async () => {
    const placed = await place('stripe');
    await openPage(placed);
    // Late webhooks of earlier tests may arrive meanwhile, so compare this payment only.
    const payment = async () =>
      (
        await sql`
          SELECT payment.* FROM payment JOIN shop_order o ON o.id = order_id
          WHERE o.number = ${placed.number}`.execute(db)
      ).rows as unknown;
    const before = await payment();
    expect(before).toHaveLength(1);
    const lines: string[] = [];
    const logging = await buildApp({
      db,
      settings,
      logLevel: 'warn',
      logStream: { write: (line: string) => void lines.push(line) },
    });
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < FORGED; sent += 100) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => sendEvent('stripe', 'forged', logging)),
      );
      for (const { statusCode } of answers) {
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
    }
    await logging.close();
    expect([...statuses]).toEqual([[400, FORGED]]);
    expect(lines.filter((line) => line.includes('A webhook was rejected.'))).toHaveLength(1);
    expect(await payment()).toEqual(before);
  });

  it('of other providers do not exist', async () => {
    expect((await sendEvent('paypal', SECRET)).statusCode).toBe(404);
  });

  it('of a dispute tell the owners once and mark the order for staff', async () => {
    await db
      .insertInto('staff_member')
      .values({
        name: 'Asha Rao',
        email: 'asha@example.com',
        email_key: 'asha@example.com',
        role: 'owner',
      })
      .execute();
    const placed = await place('stripe');
    await press(await openPage(placed), 'pay');
    await check(placed);
    const { provider_payment_id: paymentId } = await db
      .selectFrom('payment')
      .innerJoin('shop_order', 'shop_order.id', 'order_id')
      .select('provider_payment_id')
      .where('number', '=', placed.number ?? '')
      .executeTakeFirstOrThrow();
    const body = (id: string) =>
      JSON.stringify({
        id,
        type: 'charge.dispute.created',
        data: { object: { id: 'dp_1', payment_intent: paymentId } },
      });
    for (const id of ['evt_d1', 'evt_d1', 'evt_d2']) {
      const time = Math.floor(Date.now() / 1000);
      await app.inject({
        method: 'POST',
        url: '/payments/stripe/webhook',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': `t=${time},v1=${sign(SECRET, `${time}.${body(id)}`)}`,
        },
        payload: body(id),
      });
    }
    const mails = await db
      .selectFrom('mail_outbox')
      .select(['recipient', 'data'])
      .where('template', '=', 'payment-alert')
      .execute();
    expect(mails).toEqual([
      {
        recipient: 'asha@example.com',
        data: {
          name: 'Asha Rao',
          kind: 'dispute',
          number: placed.number,
          shortNumber: placed.short_number,
        },
      },
    ]);
  });
});
