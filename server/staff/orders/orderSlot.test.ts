import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import {
  ADDRESS,
  BY_PARCEL,
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

type StaffOrder = StaffDto['StaffOrder'];

const EMAIL = 'meera@example.com';

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;
let riceId: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db, 1);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 100 })).id;
  app = await buildApp({ db, settings: DEFAULT_SETTINGS });
  await insertStaff(app, 'manager@example.com', 'manager');
  await insertStaff(app, 'packer@example.com', 'packer');
  await insertCustomer(db, EMAIL);
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
});

async function placed(slotId: string): Promise<string> {
  const form = {
    ...ADDRESS,
    delivery_id: 'slot',
    slot_id: slotId,
    payment_id: 'cash',
    email: EMAIL,
  };
  return (await order(await openClientWithCart(app, riceId, 1), form)).number ?? '';
}

const others = async (number: string) =>
  (await manager.call('GET', `/orders/${number}/slot`)).json<StaffDto['OrderSlotList']>().slots;

const move = (number: string, slotId: string, headers?: Record<string, string>) =>
  manager.call('PUT', `/orders/${number}/slot`, {
    payload: { slot_id: slotId },
    ...(headers && { headers }),
  });

const takenOf = async (id: string) =>
  (
    await db
      .selectFrom('delivery_slot')
      .select('taken')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).taken;

describe('changing the slot of an order', () => {
  it('moves it to a slot with room, once per key, with log entry and email', async () => {
    const [first, second] = (await openSlots(app)).map(({ slot_id: id }) => id);
    if (!first || !second) throw new Error('There are two slots.');
    const number = await placed(first);
    expect((await others(number)).map(({ slot_id: id }) => id)).not.toContain(first);
    const headers = { 'idempotency-key': `slot-of-${number}` };
    const moved = await move(number, second, headers);
    const [there] = (await others(number)).filter(({ slot_id: id }) => id === first);
    expect(there).toMatchObject({ left: 1 });
    expect((await move(number, second, headers)).json<StaffOrder>()).toEqual(moved.json());
    expect((await move(number, second)).statusCode).toBe(200);
    expect([await takenOf(first), await takenOf(second)]).toEqual([0, 1]);
    const mails = await mailTo(db, EMAIL);
    expect(mails.map(({ template }) => template)).toEqual(['order-placed', 'order-slot-changed']);
    const query = { subject: 'order', subject_id: number };
    expect((await manager.call('GET', '/changes', { query })).json<object>()).toMatchObject({
      changes: [
        {
          operation: 'changeOrderSlot',
          after: { slot_starts: moved.json<StaffOrder>().slot_starts },
        },
      ],
    });
    const late = await placed(first);
    const refused = await move(late, second);
    expect([refused.statusCode, refused.json<StaffDto['Problem']>().detail]).toEqual([
      409,
      'This time slot is full or no longer available. Choose another one.',
    ]);
    expect(await takenOf(first)).toBe(1);
    expect((await move(late, '999999')).statusCode).toBe(409);
  });

  it('rejects orders without a slot, finished orders, and packers', async () => {
    const { number: parcel = '' } = await order(await openClientWithCart(app, riceId, 1), {
      ...BY_PARCEL,
      email: EMAIL,
    });
    const slot = (await openSlots(app)).at(-1);
    const free = slot?.slot_id ?? '';
    expect(await others(parcel)).toEqual([]);
    expect((await move(parcel, free)).statusCode).toBe(409);
    const number = await placed(free);
    await manager.call('PUT', `/orders/${number}/status`, { payload: { status: 'cancelled' } });
    expect(await others(number)).toEqual([]);
    expect((await move(number, free)).json<StaffDto['Problem']>().detail).toBe(
      'The delivery time of this order can no longer be changed.',
    );
    const packer = await openStaffClient(app, 'packer@example.com');
    const payload = { slot_id: free };
    expect((await packer.call('PUT', `/orders/${number}/slot`, { payload })).statusCode).toBe(403);
  });
});

describe('changing the address of an order', () => {
  const CORRECT = {
    firstname: 'Meera',
    lastname: 'Nair',
    telephone: '+91 98450 54321',
    address_1: '14 Church Street',
    address_2: '',
    city: 'Bengaluru',
    postcode: '560001',
  };
  const correct = (number: string, changed: object = {}) =>
    manager.call('PUT', `/orders/${number}/address`, { payload: { ...CORRECT, ...changed } });

  it('corrects it within its region and keeps it out of the activity log', async () => {
    const { number = '' } = await order(await openClientWithCart(app, riceId, 1), {
      ...BY_PARCEL,
      email: EMAIL,
    });
    const refused = await correct(number, { postcode: 'nowhere', firstname: ' ' });
    expect(Object.keys(refused.json<StaffDto['Problem']>().errors ?? {})).toEqual([
      'firstname',
      'postcode',
    ]);
    expect((await correct(number)).json<StaffOrder>().address).toMatchObject({
      ...CORRECT,
      country: 'India',
      zone: 'Karnataka',
    });
    expect((await correct(number)).statusCode).toBe(200);
    const found = await manager.call('GET', '/orders', { query: { text: '54321' } });
    expect(found.json<StaffDto['OrderPage']>().total).toBe(1);
    const query = { subject: 'order', subject_id: number };
    const changes = await manager.call('GET', '/changes', { query });
    expect(changes.json<object>()).toMatchObject({
      changes: [{ operation: 'changeOrderAddress', after: { is_address_changed: true } }],
    });
    expect(changes.body).not.toContain('Church');
    await manager.call('PUT', `/orders/${number}/status`, { payload: { status: 'cancelled' } });
    expect((await correct(number)).statusCode).toBe(409);
  });

  it('keeps corrections of different fields by two members', async () => {
    const number = await placed((await openSlots(app)).at(-1)?.slot_id ?? '');
    const change = (payload: object) =>
      manager.call('PUT', `/orders/${number}/address`, { payload });
    await change({ address_1: '14 Church Street' });
    expect((await change({ telephone: '+91 98450 54321' })).json<StaffOrder>().address).toEqual(
      expect.objectContaining({ address_1: '14 Church Street', telephone: '+91 98450 54321' }),
    );
  });

  it('rejects an address outside the area of the delivery method', async () => {
    const form = { ...BY_PARCEL, email: EMAIL };
    const parcel = (await order(await openClientWithCart(app, riceId, 1), form)).number ?? '';
    const inSlot = await placed((await openSlots(app)).at(-2)?.slot_id ?? '');
    await db
      .updateTable('delivery_method')
      .set({ postcode_prefixes: ['56'] })
      .execute();
    for (const number of [parcel, inSlot]) {
      const away = await correct(number, { postcode: '110001' });
      expect([away.statusCode, away.json<StaffDto['Problem']>().errors]).toEqual([
        422,
        { postcode: 'This order’s delivery method doesn’t reach this postcode.' },
      ]);
      expect((await correct(number, { postcode: '560002' })).statusCode).toBe(200);
    }
    await db
      .updateTable('delivery_method')
      .set({ name: JSON.stringify({ en: 'Parcel' }), position: -1, postcode_prefixes: ['11'] })
      .where('code', '=', 'slot')
      .execute();
    expect((await correct(parcel, { postcode: '560003' })).statusCode).toBe(200);
    expect((await correct(parcel, { postcode: '400001' })).statusCode).toBe(422);
    await db.updateTable('delivery_method').set({ is_active: false }).execute();
    expect((await correct(parcel, { postcode: '110001' })).statusCode).toBe(200);
  });
});
