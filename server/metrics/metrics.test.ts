import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import {
  BY_PARCEL,
  insertDelivery,
  review,
  send,
  openClientWithCart,
} from '../testing/checkout.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { openClient } from '../testing/openClient.ts';
import { disconnectEarly } from '../testing/disconnectEarly.ts';
import { limits } from '../rateLimit/limits.ts';
import { createMetrics } from './metrics.ts';
import { openMetricsServer, type MetricsServer } from './openMetricsServer.ts';

let db: Database;
let app: FastifyInstance;
let server: MetricsServer;

beforeAll(async () => {
  db = await freshDatabase(12);
  await insertCurrencies(db);
  await insertDelivery(db);
  const metrics = createMetrics();
  app = await buildApp({ db, metrics });
  server = await openMetricsServer(metrics, { host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await server.close();
  await app.close();
  await db.destroy();
});

const read = async () => (await fetch(server.address)).text();

async function figure(line: string): Promise<number> {
  const found = (await read()).split('\n').find((text) => text.startsWith(`${line} `));
  return Number(found?.slice(line.length));
}

const answers = (operation: string, status: number) =>
  figure(`shop_answer_duration_seconds_count{operation="${operation}",status="${status}"}`);

describe('metrics', () => {
  it('counts responses by operation and status, without request data', async () => {
    await app.inject('/api/common/apitoken');
    await app.inject('/api/checkout/cart?api_token=guessed-token');
    await app.inject('/api/checkout/cart?api_token=guessed-token');
    await app.inject('/api/elsewhere-entirely');
    expect(await answers('getApiToken', 200)).toBe(1);
    expect(await answers('getCart', 401)).toBe(2);
    expect(await answers('unknown', 404)).toBe(1);
    expect(await read()).not.toMatch(/guessed-token|elsewhere-entirely/);
  });

  it('counts requests that clients aborted', async () => {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    await disconnectEarly(`${url}/api/checkout/cart/add`);
    while (Number.isNaN(await answers('addToCart', 499)));
    expect(await answers('addToCart', 499)).toBe(1);
  });

  it('counts an order once despite repeated requests', async () => {
    const rice = { handle: 'rice', name: 'Rice', priceMinor: 200_00, stock: 10 };
    const { id } = await insertProduct(db, rice);
    const client = await openClientWithCart(app, id);
    const { review_token: token } = await review(client);
    const key = { 'idempotency-key': 'one-order-only' };
    await send(client, token, BY_PARCEL, key);
    await send(client, token, BY_PARCEL, key);
    expect(await figure('shop_orders_placed_total')).toBe(1);
  });

  it('reports web vitals by kind of page only', async () => {
    const client = await openClient(app);
    const sent = { kind: 'product', lcp: '1240', cls: '3' };
    expect((await client.post('vitals', sent)).json()).toEqual({ status: 1 });
    expect(await figure('shop_vital_lcp_seconds_sum{kind="product"}')).toBe(1.24);
    expect(await figure('shop_vital_lcp_seconds_bucket{le="1.5",kind="product"}')).toBe(1);
    expect(await figure('shop_vital_cls_sum{kind="product"}')).toBe(0.003);
    expect(await figure('shop_vital_inp_seconds_count{kind="product"}')).toBeNaN();
  });

  it.each([
    ['another page', { kind: 'elsewhere', lcp: '1' }],
    ['what is no number', { kind: 'home', lcp: 'soon' }],
    ['less than nothing', { kind: 'home', inp: '-1' }],
    ['more than ten minutes', { kind: 'home', inp: '600001' }],
  ])('rejects %s', async (_what, form) => {
    const client = await openClient(app);
    expect((await client.post('vitals', form)).statusCode).toBe(400);
    expect(await read()).not.toMatch(/kind="(?:elsewhere|home)"/);
  });

  it('limits page reports of one network', async () => {
    const client = await openClient(app);
    const tell = () => client.post('vitals', { kind: 'other', lcp: '1' });
    for (let call = 0; call < limits.vitalsClient.attempts; call += 1) await tell();
    expect((await tell()).json()).toMatchObject({ retry_after: expect.any(Number) });
  });

  it('accepts no web vitals if metrics are off', async () => {
    const other = await buildApp({ db });
    const answer = await (await openClient(other)).post('vitals', { kind: 'home', lcp: '1' });
    expect(answer.statusCode).toBe(404);
    await other.close();
  });

  it('reports database connections and queues', async () => {
    expect(await figure('shop_database_connections_open')).toBeGreaterThanOrEqual(1);
    expect(await figure('shop_database_connections_awaited')).toBe(0);
    expect(await figure('shop_waiting_hashes')).toBe(0);
    const mail = await figure('shop_waiting_emails');
    const sent = await db.selectFrom('mail_outbox').select('id').execute();
    expect(mail).toBe(sent.length);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('reports NaN for values that cannot be read', async () => {
    const metrics = createMetrics();
    metrics.watch('lost', 'What cannot be read', () => Promise.reject(new Error('no database')));
    expect(await metrics.text()).toContain('\nlost Nan\n');
  });

  it('serves nothing else on its port', async () => {
    const { origin } = new URL(server.address);
    expect((await fetch(origin)).status).toBe(404);
    expect((await fetch(server.address, { method: 'POST' })).status).toBe(404);
  });
});
