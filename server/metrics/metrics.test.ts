import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { BY_PARCEL, insertDelivery, review, send, shopperWith } from '../testing/checkout.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { leaveEarly } from '../testing/leaveEarly.ts';
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

/** The value of a line of the metrics, such as of `name{label="value"}`. */
async function figure(line: string): Promise<number> {
  const found = (await read()).split('\n').find((text) => text.startsWith(`${line} `));
  return Number(found?.slice(line.length));
}

const answers = (operation: string, status: number) =>
  figure(`shop_answer_duration_seconds_count{operation="${operation}",status="${status}"}`);

describe('metrics', () => {
  it('count answers by operation and status, and nothing that was sent', async () => {
    await app.inject('/api/common/apitoken');
    await app.inject('/api/checkout/cart?api_token=guessed-token');
    await app.inject('/api/checkout/cart?api_token=guessed-token');
    await app.inject('/api/elsewhere-entirely');
    expect(await answers('getApiToken', 200)).toBe(1);
    expect(await answers('getCart', 401)).toBe(2);
    expect(await answers('unknown', 404)).toBe(1);
    expect(await read()).not.toMatch(/guessed-token|elsewhere-entirely/);
  });

  it('count calls that clients did not wait for', async () => {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    await leaveEarly(`${url}/api/checkout/cart/add`);
    while (Number.isNaN(await answers('addToCart', 499)));
    expect(await answers('addToCart', 499)).toBe(1);
  });

  it('count an order once, however often it is sent', async () => {
    const rice = { handle: 'rice', name: 'Rice', pricePaise: 200_00, stock: 10 };
    const { id } = await insertProduct(db, rice);
    const client = await shopperWith(app, id);
    const { review_token: token } = await review(client);
    const key = { 'idempotency-key': 'one-order-only' };
    await send(client, token, BY_PARCEL, key);
    await send(client, token, BY_PARCEL, key);
    expect(await figure('shop_orders_placed_total')).toBe(1);
  });

  it('tell of connections, and of what waits', async () => {
    expect(await figure('shop_database_connections_open')).toBeGreaterThanOrEqual(1);
    expect(await figure('shop_database_connections_awaited')).toBe(0);
    expect(await figure('shop_waiting_hashes')).toBe(0);
    const mail = await figure('shop_waiting_emails');
    const sent = await db.selectFrom('mail_outbox').select('id').execute();
    expect(mail).toBe(sent.length);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('are told without a database, too', async () => {
    const metrics = createMetrics();
    metrics.watch('lost', 'What cannot be read', () => Promise.reject(new Error('no database')));
    expect(await metrics.text()).toContain('\nlost Nan\n');
  });

  it('are all that their port answers', async () => {
    const { origin } = new URL(server.address);
    expect((await fetch(origin)).status).toBe(404);
    expect((await fetch(server.address, { method: 'POST' })).status).toBe(404);
  });
});
