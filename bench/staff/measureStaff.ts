/** How quickly the counter answers over many orders: calls to the app itself, so that no network is measured. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import type { Database } from '../../server/db/schema.ts';
import type { StaffDto } from '../../server/staff/staffDto.ts';
import { insertStaff, openCounter, type CounterClient } from '../../server/testing/openCounter.ts';
import { startPostgres } from '../../server/testing/postgresProcess.ts';
import type { Report } from '../report.ts';
import { median, quantile, round } from '../statistics.ts';
import { fillOrders } from './fillOrders.ts';

const ORDERS = 200_000;
/** Reads of each page, beyond one that fills caches. */
const READS = 5;
/** Changes of each kind. */
const CHANGES = 100;

const SORTS = ['placed', 'slot', 'total', 'number'];
const FILTERS: Record<string, Record<string, string>> = {
  all: {},
  'status placed': { status: 'placed' },
  'status delivered': { status: 'delivered' },
  'payment due': { payment: 'due' },
  'delivered and paid': { status: 'delivered', payment: 'paid' },
  'a day': { day: new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10) },
  'text: a name': { text: 'meera' },
  'text: two words': { text: 'zoe khan' },
  'text: an address': { text: 'ravi.iyerb4242@' },
  'text: part of a phone': { text: '98450' },
  'text: nothing': { text: 'qqqqqq' },
  'text: one letter': { text: 'm' },
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

async function call(
  client: CounterClient,
  ...[method, path, sent]: Parameters<CounterClient['call']>
): Promise<unknown> {
  const answer = await client.call(method, path, sent);
  if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.body}`);
  return answer.json();
}

const rowOf = (what: string, times: readonly number[]) => ({
  what,
  'median ms': round(median(times), 1),
  '95 % ms': round(quantile(times, 0.95), 1),
  'most ms': round(quantile(times, 1), 1),
});

/** Each filter in each order, both ways, on the first pages, one in the middle and the last. */
async function readLists(client: CounterClient): Promise<Report['rows']> {
  const rows = [];
  const all: number[] = [];
  for (const [name, filter] of Object.entries(FILTERS)) {
    const times: number[] = [];
    const first = (await call(client, 'GET', '/orders', {
      query: filter,
    })) as StaffDto['OrderPage'];
    const last = Math.max(1, Math.ceil(first.total / 25));
    const pages = [...new Set([1, 2, Math.ceil(last / 2), last])];
    for (const sort of SORTS) {
      for (const direction of ['asc', 'desc']) {
        for (const page of pages) {
          const query = { ...filter, sort, direction, page: String(page) };
          const read = () => call(client, 'GET', '/orders', { query });
          await read();
          for (let run = 0; run < READS; run += 1) times.push(await timed(read));
        }
      }
    }
    rows.push(rowOf(`orders, ${name}`, times));
    all.push(...times);
  }
  return [...rows, rowOf('orders, all of these', all)];
}

async function numbersOf(client: CounterClient, status: string): Promise<string[]> {
  const query = { status, page_size: String(CHANGES) };
  const { orders } = (await call(client, 'GET', '/orders', { query })) as StaffDto['OrderPage'];
  return orders.map(({ number }) => number);
}

/** An order, the slots, and the changes that a packer makes. */
async function changeOrders(client: CounterClient): Promise<Report['rows']> {
  const times: Record<string, number[]> = {};
  const time = async (what: string, work: () => Promise<unknown>) => {
    (times[what] ??= []).push(await timed(work));
  };
  for (let run = 0; run < READS; run += 1) {
    await time('slots', () => call(client, 'GET', '/slots'));
    await time('packing list, 200 orders', () => call(client, 'GET', '/packing-list'));
    const query = { status: 'dispatched' };
    await time('preview of a slot', () => call(client, 'GET', '/slot-status', { query }));
  }
  for (const number of await numbersOf(client, 'placed')) {
    const order = (await call(client, 'GET', `/orders/${number}`)) as StaffDto['StaffOrder'];
    await time('an order', () => call(client, 'GET', `/orders/${number}`));
    const [line] = order.lines;
    if (!line) continue;
    const payload = { packed_quantity: line.quantity };
    await time('a line packed', () =>
      call(client, 'PUT', `/orders/${number}/lines/${line.id}`, { payload }),
    );
  }
  for (const number of await numbersOf(client, 'packed')) {
    const payload = { status: 'dispatched' };
    await time('an order sent', () => call(client, 'PUT', `/orders/${number}/status`, { payload }));
  }
  return Object.entries(times).map(([what, found]) => rowOf(what, found));
}

async function openManager(app: FastifyInstance): Promise<CounterClient> {
  await insertStaff(app, 'manager@example.com', 'manager');
  return openCounter(app, 'manager@example.com');
}

async function withOrders<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const server = await startPostgres();
  try {
    const db = await openDatabase({ databaseUrl: server.url });
    try {
      await migrate(db);
      await fillOrders(db, ORDERS);
      return await work(db);
    } finally {
      await db.destroy();
    }
  } finally {
    await server.stop();
  }
}

/** Fills PostgreSQL with 200,000 orders and calls the counter. */
export function measureStaff(): Promise<Report[]> {
  return withOrders(async (db) => {
    const app = await buildApp({ db });
    try {
      const client = await openManager(app);
      const rows = [...(await readLists(client)), ...(await changeOrders(client))];
      const notes = ['Aims: 95 % of the reads below 150 ms, of the changes below 50 ms.'];
      return [{ title: `The counter over ${ORDERS.toLocaleString('en')} orders`, rows, notes }];
    } finally {
      await app.close();
    }
  });
}
