import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Dto } from '../http/contractTypes.ts';
import { openDatabase } from '../db/openDatabase.ts';
import type { Database } from '../db/schema.ts';
import { openFakePayments, type FakePayments } from '../payment/fake/openFakePayments.ts';
import type { FakeCheckout, FakeRefund } from '../payment/fake/fakeState.ts';
import { BY_CASH } from '../testing/checkout.ts';
import { startPostgres, type PostgresProcess } from '../testing/postgresProcess.ts';
import { call, startShop, type ShopProcess } from '../testing/shopProcess.ts';

const ORDERS = 20;
const KILLED_AT = 5;

interface Request {
  about: string;
  method: 'GET' | 'POST';
  path: RegExp;
}

const REQUESTS: readonly Request[] = [
  { about: 'an order', method: 'POST', path: /checkout\/order\?/ },
  { about: 'a page', method: 'POST', path: /v1\/(?:checkout\/sessions|payment_links)$/ },
  { about: 'a webhook', method: 'POST', path: /\/webhook$/ },
  { about: 'a state', method: 'GET', path: /v1\/(?:checkout\/sessions|payment_links)\// },
  { about: 'a refund', method: 'POST', path: /refund/ },
];

/** Request and time of the kill: before the request is forwarded, or after its receiver has answered. */
type Step = Request & { phase: 'before' | 'after' };

const STEPS: readonly Step[] = REQUESTS.flatMap((request) =>
  (['before', 'after'] as const).map((phase) => ({ ...request, phase })),
);

let folder: string;
let postgres: PostgresProcess;
let db: Database;
let fake: FakePayments;
let relay: Server;
let shop: ShopProcess;
let productId: string;
let step: Step | undefined;
let passages = 0;
const refundKeys = new Map<string, Set<string>>();
let isStarting: Promise<void> | undefined;

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function start(): Promise<void> {
  shop = await startShop(
    folder,
    postgres.url,
    { GATEWAY_URL: addressOf(relay), TRUST_PROXY: '1', LOG_LEVEL: 'error' },
    undefined,
    'server/testing/shopWithGateways.ts',
  );
}

function killAndRestart(): Promise<void> {
  isStarting = shop.kill().then(start);
  return isStarting;
}

/** Forwards customer requests and webhooks to the shop, and the shop's requests to the fake providers. */
async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '' } = request;
  const isHit = (phase: Step['phase']) =>
    step?.phase === phase && step.method === method && step.path.test(url);
  const body = method === 'POST' ? await buffer(request) : undefined;
  if (isHit('before') && (passages += 1) === KILLED_AT) {
    response.destroy();
    await killAndRestart();
    return;
  }
  const {
    host: _host,
    connection: _connection,
    'content-length': _length,
    ...headers
  } = request.headers;
  if (url.startsWith('/v1/') && /refund/.test(url)) {
    const key = String(headers['idempotency-key'] ?? headers['x-refund-idempotency']);
    const refund = `${method} ${url} ${String(body)}`;
    if (method === 'POST') refundKeys.set(refund, (refundKeys.get(refund) ?? new Set()).add(key));
  }
  const target = url.startsWith('/v1/') ? fake.address : shop.url;
  const answer = await fetch(target + url, {
    method,
    headers: headers as Record<string, string>,
    ...(body && { body: new Uint8Array(body) }),
    redirect: 'manual',
  });
  const text = await answer.text();
  if (isHit('after') && (passages += 1) === KILLED_AT) {
    response.destroy();
    await killAndRestart();
    return;
  }
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(text);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'payment-crash-'));
  postgres = await startPostgres();
  relay = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  fake = await openFakePayments({
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    webhookSecret: 'whsec_test',
    shopOrigin: () => addressOf(relay),
  });
  await start();
  db = await openDatabase({ databaseUrl: postgres.url });
  await sql`UPDATE product SET stock = 100000`.execute(db);
  const { products } = await call<Dto['SearchAnswer']>(`${shop.url}/api/product/search`, {
    limit: '100',
  });
  const plain = products.find(({ minimum, options }) => minimum === 1 && options.length === 0);
  productId = plain?.product_id ?? '';
}, 60_000);

afterAll(async () => {
  await shop.kill();
  await db.destroy();
  await fake.close();
  relay.closeAllConnections();
  relay.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

async function persist<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (attempt === 100) throw error;
      await isStarting;
      await wait(100);
    }
  }
}

const pay = (url: string) =>
  fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });

async function buy(row: number, number: number): Promise<string> {
  const key = `payment-crash-${row}-${number}`;
  const token = await persist(
    async () =>
      (await call<Dto['ApiTokenAnswer']>(`${addressOf(relay)}/api/common/apitoken`)).api_token,
  );
  const ask = <Answer>(route: string, form: Record<string, string>) =>
    persist(() =>
      call<Answer>(`${addressOf(relay)}/api/${route}?api_token=${token}`, form, {
        'x-forwarded-for': `10.0.${row}.${number}`,
        'idempotency-key': `${key}:${route}`,
      }),
    );
  await ask('checkout/cart/add', { product_id: productId, quantity: '1' });
  const form = {
    ...BY_CASH,
    email: `${key}@example.com`,
    payment_id: number % 2 === 0 ? 'stripe' : 'razorpay',
  };
  const { review_token = '' } = await ask<Dto['CheckoutReview']>('checkout/review', form);
  const placed = await ask<Dto['PlaceOrderAnswer']>('checkout/order', { ...form, review_token });
  const order = { number: placed.number ?? '', secret: placed.secret ?? '' };
  expect(placed).toMatchObject({ status: 1 });
  const opened = await ask<Dto['OpenPaymentAnswer']>('checkout/payment/open', order);
  expect(opened).toMatchObject({ status: 1 });
  const { url = '' } = opened;
  if (number % 4 !== 0) {
    const other = number % 2 === 0 ? 'razorpay' : 'stripe';
    const again = { ...order, payment_id: other };
    // Some customers change the payment method in another tab while they pay.
    await Promise.all([pay(url), number % 5 === 1 && ask('checkout/payment/retry', again)]);
    const second =
      number % 5 === 1 && (await ask<Dto['OpenPaymentAnswer']>('checkout/payment/open', order));
    if (second && second.url) await pay(second.url);
    await ask('checkout/payment/check', order);
  }
  if (number % 4 === 0 || number % 3 === 0) await ask('account/order/cancel', order);
  return order.number;
}

interface Sums {
  status: string;
  state: string;
  total: number;
  charged: number;
  given: number;
}

async function sumsOf(number: string): Promise<Sums> {
  const { checkouts, refunds } = JSON.parse(
    await readFile(path.join(folder, 'fake-payments.json'), 'utf8'),
  ) as { checkouts: FakeCheckout[]; refunds: FakeRefund[] };
  const { rows } = await sql<{
    status: string;
    total: number;
    state: string;
    references: string[];
  }>`
    SELECT status, total_minor::int AS total, array_agg(reference) AS references,
      (array_agg(state ORDER BY payment.id DESC))[1] AS state
    FROM shop_order JOIN payment ON order_id = shop_order.id
    WHERE number = ${number} GROUP BY shop_order.id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no order ${number}.`);
  const paid = checkouts.filter(
    ({ reference, status }) => row.references.includes(reference) && status === 'paid',
  );
  const ids = paid.map(({ paymentId }) => paymentId);
  const sum = (amounts: { amount: number }[]) =>
    amounts.reduce((all, { amount }) => all + amount, 0);
  return {
    ...row,
    charged: sum(paid),
    given: sum(refunds.filter(({ paymentId }) => ids.includes(paymentId))),
  };
}

const isSettled = ({ status, charged, given, total, state }: Sums) =>
  status === 'cancelled' ? charged === given : state === 'paid' && charged - given === total;

describe('a shop that is killed during payments', () => {
  it.each(STEPS)(
    'charges each order once when killed $phase $about',
    async (killed) => {
      passages = 0;
      step = killed;
      const row = STEPS.indexOf(killed);
      const numbers = await Promise.all(
        Array.from({ length: ORDERS }, (_, number) => buy(row, number)),
      );
      expect(new Set(numbers).size).toBe(ORDERS);
      let sums: Sums[] = [];
      for (let attempt = 0; attempt < 100; attempt += 1) {
        await sql`UPDATE payment SET next_check_at = now() WHERE next_check_at IS NOT NULL`.execute(
          db,
        );
        await sql`UPDATE refund SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL`.execute(
          db,
        );
        sums = await Promise.all(numbers.map(sumsOf));
        if (passages >= KILLED_AT && sums.every(isSettled)) break;
        await wait(500);
      }
      step = undefined;
      await isStarting;
      expect(passages).toBeGreaterThanOrEqual(KILLED_AT);
      expect(sums.filter((one) => !isSettled(one))).toEqual([]);
      expect([...refundKeys].filter(([, keys]) => keys.size > 1)).toEqual([]);
      const { rows } = await sql<{ orders: number }>`
      SELECT count(*)::int AS orders FROM shop_order WHERE email LIKE ${`payment-crash-${row}-%`}`.execute(
        db,
      );
      expect(rows[0]?.orders).toBe(ORDERS);
    },
    120_000,
  );
});
