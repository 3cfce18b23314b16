/** How quickly the counter answers over many products and orders: calls to the app itself, so that no network is measured. */
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { openDatabase } from '../../server/db/openDatabase.ts';
import type { Database } from '../../server/db/schema.ts';
import type { StaffDto } from '../../server/staff/staffDto.ts';
import { insertStaff, openCounter, type CounterClient } from '../../server/testing/openCounter.ts';
import { rowOf, timed, type TimesRow } from '../callTimes.ts';
import { withMadeProducts } from '../million/madeProducts.ts';
import type { Report } from '../report.ts';
import { callCounter } from './callCounter.ts';
import { fillOrders } from './fillOrders.ts';
import { measureFirstPage } from './measureFirstPage.ts';
import { changeProducts, measureGrid } from './measureProducts.ts';

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

/** Each filter in each order, both ways, on the first pages, one in the middle and the last. */
async function readLists(client: CounterClient): Promise<TimesRow[]> {
  const rows = [];
  const all: number[] = [];
  for (const [name, filter] of Object.entries(FILTERS)) {
    const times: number[] = [];
    const first = await callCounter<StaffDto['OrderPage']>(client, 'GET', '/orders', {
      query: filter,
    });
    const last = Math.max(1, Math.ceil(first.total / 25));
    const pages = [...new Set([1, 2, Math.ceil(last / 2), last])];
    for (const sort of SORTS) {
      for (const direction of ['asc', 'desc']) {
        for (const page of pages) {
          const query = { ...filter, sort, direction, page: String(page) };
          const read = () => callCounter(client, 'GET', '/orders', { query });
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
  const { orders } = await callCounter<StaffDto['OrderPage']>(client, 'GET', '/orders', { query });
  return orders.map(({ number }) => number);
}

/** An order, the slots, and the changes that a packer makes. */
async function changeOrders(client: CounterClient): Promise<TimesRow[]> {
  const times: Record<string, number[]> = {};
  const time = async (what: string, work: () => Promise<unknown>) => {
    (times[what] ??= []).push(await timed(work));
  };
  for (let run = 0; run < READS; run += 1) {
    await time('slots', () => callCounter(client, 'GET', '/slots'));
    await time('packing list, at most 2,000 orders', () =>
      callCounter(client, 'GET', '/packing-list'),
    );
    const query = { status: 'dispatched' };
    await time('preview of a slot', () => callCounter(client, 'GET', '/slot-status', { query }));
  }
  for (const number of await numbersOf(client, 'placed')) {
    const order = await callCounter<StaffDto['StaffOrder']>(client, 'GET', `/orders/${number}`);
    await time('an order', () => callCounter(client, 'GET', `/orders/${number}`));
    const [line] = order.lines;
    if (!line) continue;
    const payload = { packed_quantity: line.quantity };
    await time('a line packed', () =>
      callCounter(client, 'PUT', `/orders/${number}/lines/${line.id}`, { payload }),
    );
  }
  for (const number of await numbersOf(client, 'packed')) {
    const payload = { status: 'dispatched' };
    await time('an order sent', () =>
      callCounter(client, 'PUT', `/orders/${number}/status`, { payload }),
    );
  }
  return Object.entries(times).map(([what, found]) => rowOf(what, found));
}

async function openManager(app: FastifyInstance): Promise<CounterClient> {
  await insertStaff(app, 'manager@example.com', 'manager');
  return openCounter(app, 'manager@example.com');
}

/** Fills a database of products with orders, too, and calls the counter. */
async function measureCalls(db: Database, products: number, orders: number): Promise<Report> {
  await fillOrders(db, orders);
  const app = await buildApp({ db });
  try {
    const client = await openManager(app);
    const rows = [
      ...(await readLists(client)),
      ...(await changeOrders(client)),
      ...(await measureGrid(client)),
      ...(await changeProducts(db, client)),
    ];
    const counts = `${products.toLocaleString('en')} products and ${orders.toLocaleString('en')} orders`;
    const notes = ['Aims: 95 % of the reads below 150 ms, of the changes in place below 50 ms.'];
    return { title: `The counter over ${counts}`, rows, notes };
  } finally {
    await app.close();
  }
}

/** Fills PostgreSQL with so many products and orders, calls the counter, and opens its first page in a browser beside the shop's own. */
export function measureStaff(products: number, orders: number, runs: number): Promise<Report[]> {
  return withMadeProducts(products, async (databaseUrl, imported) => {
    const db = await openDatabase({ databaseUrl });
    let calls: Report;
    try {
      calls = await measureCalls(db, products, orders);
    } finally {
      await db.destroy();
    }
    return [imported, calls, await measureFirstPage(databaseUrl, runs)];
  });
}
