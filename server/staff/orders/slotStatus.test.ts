import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import {
  ADDRESS,
  insertDelivery,
  openSlots,
  order,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCustomer } from '../../testing/insertCustomer.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { mailTo } from '../../testing/mailTo.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

const NOT_PACKED = 'This order isn’t packed yet.';
const CHANGED = 'This order was updated by someone else. Reload and try again.';

const SHORT: unknown = expect.stringMatching(/^1\d{3}$/);

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;
let packer: StaffClient;
let slotId: string;
let riceId: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db, 50);
  await db
    .insertInto('content')
    .values({ name: 'bank_account', body: JSON.stringify([{ title: 'Bank', text: 'Example' }]) })
    .execute();
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 100 })).id;
  app = await buildApp({ db, settings: DEFAULT_SETTINGS });
  await insertStaff(app, 'manager@example.com', 'manager');
  await insertStaff(app, 'packer@example.com', 'packer');
  for (const email of ['one@example.com', 'two@example.com', 'lost@example.com']) {
    await insertCustomer(db, email);
  }
  manager = await openStaffClient(app, 'manager@example.com');
  packer = await openStaffClient(app, 'packer@example.com');
  slotId = (await openSlots(app))[0]?.slot_id ?? '';
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  await db.updateTable('shop_order').set({ status: 'cancelled' }).execute();
});

const put = (path: string, payload: object) => packer.call('PUT', path, { payload });

async function placed(email = 'meera@example.com', payment_id = 'cash'): Promise<string> {
  const shopper = await openClientWithCart(app, riceId, 1);
  const form = { ...ADDRESS, delivery_id: 'slot', slot_id: slotId, payment_id, email };
  return (await order(shopper, form)).number ?? '';
}

async function packed(email?: string): Promise<string> {
  const number = await placed(email);
  const { lines } = (await packer.call('GET', `/orders/${number}`)).json<StaffDto['StaffOrder']>();
  await put(`/orders/${number}/lines/${lines[0]?.id}`, { packed_quantity: 1 });
  await put(`/orders/${number}/status`, { status: 'packed' });
  return number;
}

const preview = async (status: string) =>
  (await packer.call('GET', '/slot-status', { query: { slot_id: slotId, status } })).json<
    StaffDto['SlotStatusPreview']
  >();

const send = (numbers: string[], status = 'dispatched', key = 'the-same-key') =>
  packer.call('POST', '/slot-status', {
    payload: { status, numbers },
    headers: { 'idempotency-key': key },
  });

const statusOf = async (number: string) =>
  (await packer.call('GET', `/orders/${number}`)).json<StaffDto['StaffOrder']>().status;

const idOf = async (number = '') =>
  Number(
    (
      await db
        .selectFrom('shop_order')
        .select('id')
        .where('number', '=', number)
        .executeTakeFirstOrThrow()
    ).id,
  );

const changesOf = async (number: string) =>
  (
    await db
      .selectFrom('staff_change')
      .selectAll()
      .where('subject_id', '=', number)
      .orderBy('id')
      .execute()
  ).map(({ operation, before, after }) => ({ operation, before, after }));

describe('orders of a slot', () => {
  it('are previewed with the effect on each, or the reason why it stays', async () => {
    const [first, second] = [await placed(), await packed()];
    expect(await preview('dispatched')).toEqual({
      has_more: false,
      orders: [
        {
          number: second,
          short_number: SHORT,
          name: 'Meera Nair',
          status: 'packed',
          reason: null,
          settles: null,
        },
        {
          number: first,
          short_number: SHORT,
          name: 'Meera Nair',
          status: 'placed',
          reason: NOT_PACKED,
          settles: null,
        },
      ],
    });
    await send([second], 'dispatched', 'key-of-its-own');
    const { orders } = await preview('delivered');
    expect(orders).toEqual([
      expect.objectContaining({
        number: second,
        reason: null,
        settles: expect.stringMatching(/₹/),
      }),
      expect.objectContaining({ number: first, reason: NOT_PACKED, settles: null }),
    ]);
  });

  it('are dispatched and delivered together, each with its email, payment and log entry', async () => {
    const numbers = [await packed('one@example.com'), await packed('two@example.com')];
    await send(numbers, 'dispatched', 'first-step');
    for (const email of ['one@example.com', 'two@example.com']) {
      const templates = (await mailTo(db, email)).map(({ template }) => template);
      expect(templates.filter((template) => template === 'order-dispatched')).toHaveLength(1);
    }
    await send(numbers, 'delivered', 'second-step');
    for (const number of numbers) {
      const delivered = (await packer.call('GET', `/orders/${number}`)).json<
        StaffDto['StaffOrder']
      >();
      expect(delivered).toMatchObject({ status: 'delivered', payment: 'paid' });
      expect((await changesOf(number)).slice(-2)).toEqual([
        {
          operation: 'changeSlotStatus',
          before: { status: 'packed' },
          after: { status: 'dispatched' },
        },
        {
          operation: 'changeSlotStatus',
          before: { status: 'dispatched' },
          after: { status: 'delivered' },
        },
      ]);
    }
  });

  it('report each result, and the reason for orders that stay unchanged', async () => {
    const [able, early, gone] = [await packed(), await placed(), await packed()];
    await db
      .updateTable('shop_order')
      .set({ status: 'cancelled' })
      .where('number', '=', gone)
      .execute();
    const answer = await send([early, able.toLowerCase(), gone], 'dispatched', 'three-of-them');
    expect(answer.json()).toEqual({
      orders: [
        { number: early, short_number: SHORT, status: 'placed', reason: NOT_PACKED },
        { number: able, short_number: SHORT, status: 'dispatched', reason: null },
        { number: gone, short_number: SHORT, status: 'cancelled', reason: CHANGED },
      ],
    });
    expect(await statusOf(early)).toBe('placed');
  });

  it('change only once, with the same response to retries', async () => {
    const numbers = [await packed('lost@example.com')];
    const [first, second] = await Promise.all([send(numbers), send(numbers)]);
    expect(second.json()).toEqual(first.json());
    expect((await send(numbers)).json()).toEqual(first.json());
    const { orders } = first.json<StaffDto['SlotStatusResult']>();
    expect(orders).toMatchObject([{ number: numbers[0], status: 'dispatched', reason: null }]);
    const mails = await mailTo(db, 'lost@example.com');
    expect(mails.filter(({ template }) => template === 'order-dispatched')).toHaveLength(1);
  });

  it('change all or none if one write fails', async () => {
    const numbers = [await packed(), await packed()];
    await db.schema
      .alterTable('order_event')
      .addCheckConstraint(
        'broken',
        sql`status <> 'dispatched' OR order_id <> ${sql.lit(await idOf(numbers[1]))}`,
      )
      .execute();
    try {
      expect((await send(numbers, 'dispatched', 'a-broken-one')).statusCode).toBe(500);
    } finally {
      await db.schema.alterTable('order_event').dropConstraint('broken').execute();
    }
    expect([await statusOf(numbers[0] ?? ''), await statusOf(numbers[1] ?? '')]).toEqual([
      'packed',
      'packed',
    ]);
    expect((await send(numbers, 'dispatched', 'a-broken-one')).statusCode).toBe(200);
  });

  it('are listed while open, and printed by status', async () => {
    const [first, second] = [await placed(), await packed()];
    const { slots } = (await packer.call('GET', '/slots')).json<StaffDto['SlotList']>();
    expect(slots).toMatchObject([{ slot_id: slotId, to_pack: 1, packed: 1, dispatched: 0 }]);
    for (const [status, number] of [
      ['placed', first],
      ['packed', second],
    ] as const) {
      const list = await packer.call('GET', '/packing-list', {
        query: { slot_id: slotId, status },
      });
      const { orders } = list.json<StaffDto['PackingList']>();
      expect(orders.map((row) => row.number)).toEqual([number]);
    }
  });

  it('are printed with the amount to collect, and marked if payment must come first', async () => {
    const printed = async (number: string) => {
      const list = await packer.call('GET', '/packing-list', { query: { number } });
      return list.json<StaffDto['PackingList']>().orders[0];
    };
    const [atDoor, byTransfer] = [await placed(), await placed(undefined, 'transfer')];
    const due = await printed(atDoor);
    expect(due).toMatchObject({ is_unpaid: false, to_collect_text: due?.box_total_text });
    expect(await printed(byTransfer)).toMatchObject({ is_unpaid: true, to_collect_text: null });
    const { slots } = (await packer.call('GET', '/slots')).json<StaffDto['SlotList']>();
    expect(slots).toMatchObject([{ slot_id: slotId, to_pack: 2, unpaid: 1 }]);
    await manager.call('POST', `/orders/${byTransfer}/payment`);
    expect(await printed(byTransfer)).toMatchObject({ is_unpaid: false, to_collect_text: null });
  });

  it('are all printed, even more than can be changed at once', async () => {
    const number = await placed();
    const {
      id: _id,
      search_text: _text,
      short_number: _short,
      ...row
    } = await db
      .selectFrom('shop_order')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 205 }, (_item, at) => ({
      ...row,
      number: `RR-COPY${at}`,
      address: JSON.stringify(row.address),
      delivery_name: JSON.stringify(row.delivery_name),
      shown: JSON.stringify(row.shown),
      taxes: JSON.stringify(row.taxes),
      taxation: JSON.stringify(row.taxation),
    }));
    await db.insertInto('shop_order').values(copies).execute();
    await sql`
      INSERT INTO payment (order_id, method, reference, state, amount_minor)
      SELECT id, 'cash', number, 'due', total_minor FROM shop_order WHERE number LIKE 'RR-COPY%'`.execute(
      db,
    );
    const list = await packer.call('GET', '/packing-list', { query: { slot_id: slotId } });
    const { has_more: hasMore, orders } = list.json<StaffDto['PackingList']>();
    expect([hasMore, orders.length]).toEqual([false, 206]);
  });
});
