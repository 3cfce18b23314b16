import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import type { Dto } from '../../http/contractTypes.ts';
import { openGateways, type Gateways } from '../../payment/gateways/openGateways.ts';
import { openShopGateways } from '../../payment/gateways/openShopGateways.ts';
import { sign } from '../../payment/gateways/signature.ts';
import { DEFAULT_SETTINGS, type ShopSettings } from '../../shopSettings.ts';
import { insertDelivery, openClientWithCart, order } from '../../testing/checkout.ts';
import { withFakePayments } from '../../testing/fakePayments.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { BY_CARD, reportPayment } from '../../testing/onlineOrders.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

const SECRETS_KEY = Buffer.alloc(32, 7);
const STRIPE: StaffDto['GatewayKeysForm'] = {
  key_id: '',
  secret_key: ' sk_test_entered\n',
  webhook_secret: 'whsec_entered',
  is_same_account: false,
};
const RAZORPAY = { ...STRIPE, key_id: 'rzp_live_1', secret_key: 'Secret1', webhook_secret: '' };

const FAKES = {
  stripe: { secretKey: 'sk_test_fake', webhookSecrets: ['x'], baseUrl: 'http://127.0.0.1:9' },
  razorpay: {
    keyId: 'rzp_test_fake',
    keySecret: 'x',
    webhookSecrets: ['x'],
    baseUrl: 'http://127.0.0.1:9',
  },
};

let db: Database;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  db = await freshDatabase();
  await insertStaff({ db }, 'owner@example.com', 'owner');
  await insertCurrencies(db);
  await insertDelivery(db);
});

beforeEach(async () => {
  await db.deleteFrom('gateway_keys').execute();
  await db.deleteFrom('mail_outbox').execute();
  await db.updateTable('payment').set({ state: 'failed' }).execute();
});

afterAll(async () => {
  for (const app of apps) await app.close();
  await db.destroy();
});

async function openShop(settings: Partial<ShopSettings> = {}): Promise<FastifyInstance> {
  const whole = { ...DEFAULT_SETTINGS, secretsKey: SECRETS_KEY, ...settings };
  const gateways = openShopGateways({ secretsKey: whole.secretsKey, configured: {}, fake: FAKES });
  const app = await buildApp({ db, settings: { ...whole, gateways, ...settings } });
  apps.push(app);
  return app;
}

const openOwner = (app: FastifyInstance) => openStaffClient(app, 'owner@example.com');

const list = async (owner: StaffClient) =>
  (await owner.call('GET', '/payment-gateways')).json<StaffDto['StaffGatewayList']>();

const enter = (owner: StaffClient, gateway: string, payload: object) =>
  owner.call('PUT', `/payment-gateways/${gateway}/keys`, { payload });

const offered = async (app: FastifyInstance) =>
  (await app.inject('/api/checkout/payment'))
    .json<Dto['PaymentMethodsAnswer']>()
    .methods.map(({ payment_id }) => payment_id);

async function postEvent(app: FastifyInstance, secret: string): Promise<number> {
  const payload = JSON.stringify({ id: 'evt_1', type: 'x', data: { object: { id: 'cs_1' } } });
  const time = Math.floor(Date.now() / 1000);
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/payments/stripe/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${time},v1=${sign(secret, `${time}.${payload}`)}`,
    },
  });
  return statusCode;
}

async function orderByCard(
  app: FastifyInstance,
  payment = { is_test: false },
): Promise<Dto['PlaceOrderAnswer']> {
  await db.deleteFrom('rate_limit').execute();
  const { id } = await insertProduct(db, { handle: `rice-${payment.is_test}`, name: 'Rice' });
  const placed = await order(await openClientWithCart(app, id), BY_CARD);
  await db
    .updateTable('payment')
    .set({ ...payment, checkout_id: 'cs_1', next_check_at: sql<Date>`now()` })
    .execute();
  return placed;
}

describe('keys of payment providers', () => {
  it('replace the fake providers at once in every process, and are never returned', async () => {
    const app = await openShop();
    const other = await openShop();
    const owner = await openOwner(app);
    expect(await offered(other)).toEqual(['razorpay', 'stripe', 'cash']);
    const answer = await enter(owner, 'stripe', STRIPE);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/sk_test_entered|whsec_entered/);
    expect((await list(owner)).gateways[1]).toMatchObject({
      gateway: 'stripe',
      source: 'entered',
      is_test: true,
      has_webhook_secret: true,
    });
    expect(await offered(other)).toEqual(['stripe', 'cash']);
    await enter(owner, 'razorpay', RAZORPAY);
    expect((await list(owner)).gateways[0]).toMatchObject({
      source: 'entered',
      is_test: false,
      has_webhook_secret: false,
    });
    await owner.call('DELETE', '/payment-gateways/stripe/keys');
    expect(await offered(other)).toEqual(['razorpay', 'cash']);
  });

  it('verify webhooks with the entered secret', async () => {
    const app = await openShop();
    await enter(await openOwner(app), 'stripe', STRIPE);
    expect([await postEvent(app, 'whsec_entered'), await postEvent(app, 'whsec_other')]).toEqual([
      200, 400,
    ]);
  });

  it('keep their secret while webhook secrets are added and rotated', async () => {
    const app = await openShop();
    const owner = await openOwner(app);
    const webhooks = (webhook_secret: string) =>
      enter(owner, 'stripe', { ...STRIPE, secret_key: '', webhook_secret });
    expect((await webhooks('whsec_new')).statusCode).toBe(422);
    await enter(owner, 'stripe', { ...STRIPE, webhook_secret: '' });
    expect((await list(owner)).gateways[1]).toMatchObject({ has_webhook_secret: false });
    expect((await webhooks('whsec_new, whsec_old')).statusCode).toBe(200);
    expect((await list(owner)).gateways[1]).toMatchObject({ source: 'entered', is_test: true });
    expect([await postEvent(app, 'whsec_new'), await postEvent(app, 'whsec_old')]).toEqual([
      200, 200,
    ]);
  });

  it('of another account wait while a payment page is unpaid', async () => {
    const app = await openShop();
    const owner = await openOwner(app);
    await enter(owner, 'stripe', STRIPE);
    const placed = await orderByCard(app);
    const other = { ...STRIPE, secret_key: 'sk_live_other' };
    expect((await enter(owner, 'stripe', other)).statusCode).toBe(409);
    expect((await owner.call('DELETE', '/payment-gateways/stripe/keys')).statusCode).toBe(409);
    const rotated = await enter(owner, 'stripe', { ...other, is_same_account: true });
    expect(rotated.statusCode).toBe(200);
    await reportPayment(db, placed, 'failed');
    expect((await enter(owner, 'stripe', other)).statusCode).toBe(200);
  });

  it('replace test keys although a test payment is unpaid', async () => {
    const app = await openShop();
    const owner = await openOwner(app);
    await enter(owner, 'stripe', STRIPE);
    await orderByCard(app, { is_test: true });
    const live = { ...STRIPE, secret_key: 'sk_live_1' };
    expect((await enter(owner, 'stripe', live)).statusCode).toBe(200);
  });

  it('are stored encrypted, logged without values and announced to owners', async () => {
    const app = await openShop();
    const owner = await openOwner(app);
    await enter(owner, 'stripe', STRIPE);
    const { rows } = await sql<{ sealed: Buffer }>`SELECT sealed FROM gateway_keys`.execute(db);
    expect(rows[0]?.sealed.toString('latin1')).not.toContain('sk_test');
    const change = await db
      .selectFrom('staff_change')
      .select(['before', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(change).toEqual({ before: { stripe_keys: 'none' }, after: { stripe_keys: 'test' } });
    const mails = await db.selectFrom('mail_outbox').select(['template', 'data']).execute();
    expect(mails).toMatchObject([
      { template: 'staff-alert', data: { alert: { kind: 'keys', about: 'Stripe' } } },
    ]);
  });

  it.each([
    ['stripe', { ...STRIPE, secret_key: 'pk_test_public' }, 'secret_key'],
    ['stripe', { ...STRIPE, secret_key: '' }, 'secret_key'],
    ['razorpay', { ...RAZORPAY, key_id: 'sk_test_1' }, 'key_id'],
    ['razorpay', { ...RAZORPAY, secret_key: 'two words' }, 'secret_key'],
    ['stripe', { ...STRIPE, webhook_secret: 'whsec_1 whsec_2' }, 'webhook_secret'],
  ])('are rejected if malformed: %s %j', async (gateway, form, field) => {
    const app = await openShop();
    const owner = await openOwner(app);
    const answer = await enter(owner, gateway, form);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual([field]);
    expect((await list(owner)).gateways.map(({ source }) => source)).toEqual(['fake', 'fake']);
  });

  it('need SECRETS_KEY, a recent sign-in and the owner’s role', async () => {
    const app = await openShop();
    const owner = await openOwner(app);
    await insertStaff(app, 'manager@example.com', 'manager');
    const manager = await openStaffClient(app, 'manager@example.com');
    expect((await enter(manager, 'stripe', STRIPE)).statusCode).toBe(403);
    expect((await manager.call('GET', '/payment-gateways')).statusCode).toBe(403);
    const plain = await openShop({ secretsKey: undefined });
    const there = await openOwner(plain);
    expect((await list(there)).can_enter).toBe(false);
    expect((await enter(there, 'stripe', STRIPE)).statusCode).toBe(409);
    await sql`UPDATE staff_session SET created_at = now() - interval '1 hour'`.execute(db);
    expect((await enter(owner, 'stripe', STRIPE)).statusCode).toBe(401);
  });

  it('are reported as unreadable with another SECRETS_KEY', async () => {
    const app = await openShop();
    await enter(await openOwner(app), 'stripe', STRIPE);
    const moved = await openShop({ secretsKey: Buffer.alloc(32, 8) });
    const owner = await openOwner(moved);
    expect((await list(owner)).gateways[1]).toMatchObject({
      source: 'none',
      has_entered: true,
      is_unreadable: true,
    });
    expect(await offered(moved)).toEqual(['cash']);
    expect((await enter(owner, 'stripe', STRIPE)).statusCode).toBe(200);
    expect(await offered(moved)).toEqual(['stripe', 'cash']);
  });
});

describe('the test of a connection', () => {
  const test = async (gateways: Gateways, gateway = 'stripe') => {
    const owner = await openOwner(await openShop({ gateways }));
    const answer = await owner.call('POST', `/payment-gateways/${gateway}/test`);
    return answer.json<StaffDto['GatewayTest']>();
  };
  const stripeAt = (baseUrl: string) =>
    openGateways({ stripe: { secretKey: 'sk_test_1', webhookSecrets: [], baseUrl } });

  it('says whether the provider accepts the keys', async () => {
    await withFakePayments(async (address) => {
      expect(await test(stripeAt(address))).toEqual({ is_accepted: true });
    });
  });

  it('says that the provider isn’t responding, or that there are no keys', async () => {
    expect(await test(stripeAt('http://127.0.0.1:9'))).toEqual({
      is_accepted: false,
      failure: 'The provider isn’t responding. Try again in a minute.',
    });
    expect(await test(stripeAt('http://127.0.0.1:9'), 'razorpay')).toEqual({
      is_accepted: false,
      failure: 'There are no keys to test.',
    });
  });
});
