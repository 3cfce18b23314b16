import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { advanceOrder, packRest } from '../../testing/advanceOrder.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import {
  insertDelivery,
  openSlots,
  order,
  openClientWithCart,
  ADDRESS,
} from '../../testing/checkout.ts';
import { insertAtOnce } from '../../testing/insertAtOnce.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

type Values = StaffDto['DeliveryMethodValues'];

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;
let rice: string;

beforeAll(async () => {
  db = await freshDatabase(12);
  await insertCurrencies(db);
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 1000 })).id;
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('delivery_method').execute();
  await insertDelivery(db, 3);
});

const methods = async () =>
  (await manager.call('GET', '/delivery/methods')).json<StaffDto['StaffDeliveryMethodList']>()
    .methods;

async function withSlots(): Promise<StaffDto['StaffDeliveryMethod']> {
  const found = (await methods()).find(({ values }) => values.windows.length > 0);
  if (!found) throw new Error('No method has slots.');
  return found;
}

const save = (id: string, version: number, values: Values, key?: string) =>
  manager.call('PUT', `/delivery/methods/${id}`, {
    payload: { version, values },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

async function change(values: Partial<Values>): Promise<number> {
  const { method_id: id, version, values: before } = await withSlots();
  return (await save(id, version, { ...before, ...values })).statusCode;
}

const slots = async () =>
  (await manager.call('GET', '/delivery/slots')).json<StaffDto['StaffSlotList']>().slots;

const setSlot = (id: string, payload: object) =>
  manager.call('PATCH', `/delivery/slots/${id}`, { payload });

async function shopperMethods(): Promise<Dto['DeliveryMethod'][]> {
  const answer = await app.inject(
    '/api/checkout/delivery?country_id=IN&zone_id=IN-KA&postcode=560001',
  );
  return answer.json<Dto['DeliveryAnswer']>().methods;
}

const bySlot = (slotId: string) => ({ ...ADDRESS, delivery_id: 'slot', slot_id: slotId });

const changesOf = async (subject: string, subjectId: string) =>
  (await manager.call('GET', '/changes', { query: { subject, subject_id: subjectId } })).json<
    StaffDto['ChangeList']
  >().changes;

describe('delivery methods', () => {
  it('are listed with all values, and saved once per idempotency key with effect for shoppers', async () => {
    const { method_id: id, version, values } = await withSlots();
    expect(values).toEqual({
      name: { en: 'Home delivery', fr: 'Livraison à domicile' },
      description: { en: 'Home delivery.', fr: '' },
      price: 30,
      free_from: null,
      country_ids: ['IN'],
      zone_ids: ['IN-KA'],
      postcode_prefixes: ['560'],
      position: 1,
      days_ahead: 7,
      is_active: true,
      windows: [
        {
          id: expect.stringMatching(/^\d+$/),
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          starts: '09:00',
          ends: '12:00',
          cutoff_hours: 2,
          capacity: 3,
        },
      ],
    });
    const dearer = { ...values, price: 35.5, free_from: 800, position: 0 };
    for (const { statusCode } of await Promise.all([
      save(id, version, dearer, 'save-delivery-once'),
      save(id, version, dearer, 'save-delivery-once'),
    ])) {
      expect(statusCode).toBe(200);
    }
    expect(
      (await shopperMethods()).find(({ delivery_id }) => delivery_id === 'slot'),
    ).toMatchObject({
      price: 35.5,
      free_from: 800,
    });
    expect(await changesOf('delivery', id)).toMatchObject([
      {
        operation: 'saveDeliveryMethod',
        before: { price: 30, free_from: null, position: 1 },
        after: { price: 35.5, free_from: 800, position: 0 },
      },
    ]);
  });

  it('reject a stale version, and repeated saves change nothing', async () => {
    const { method_id: id, version, values } = await withSlots();
    expect((await save(id, version, { ...values, price: 40 })).statusCode).toBe(200);
    expect((await save(id, version, { ...values, price: 40 })).statusCode).toBe(200);
    const late = await save(id, version, { ...values, price: 50 });
    expect(late.statusCode).toBe(409);
    expect(late.json<StaffDto['Problem']>().detail).toMatch(/^Someone else has changed/);
    expect(await changesOf('delivery', id)).toHaveLength(1);
    expect((await save('999999', 1, values)).statusCode).toBe(404);
  });

  const addCourier = (values: Values) =>
    manager.call('POST', '/delivery/methods', {
      payload: {
        ...values,
        name: { en: 'Bike courier', fr: '' },
        windows: values.windows.map((window) => ({ ...window, id: null })),
      },
    });

  it('get different codes when two members add them concurrently', async () => {
    const { values } = await withSlots();
    const add = () => addCourier(values);
    const added = await insertAtOnce(db, 'delivery_method', [add, add]);
    expect(added.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const codes = (await shopperMethods()).map(({ delivery_id }) => delivery_id);
    expect(codes).toEqual(['parcel', 'slot', 'bike-courier', 'bike-courier-2']);
  });

  it('are added under a unique code and can be switched off', async () => {
    const { values } = await withSlots();
    const added = await addCourier(values);
    expect(added.statusCode).toBe(201);
    expect((await addCourier(values)).statusCode).toBe(201);
    const codes = (await shopperMethods()).map(({ delivery_id }) => delivery_id);
    expect(codes).toEqual(['parcel', 'slot', 'bike-courier', 'bike-courier-2']);
    const { method_id: id, version, values: own } = added.json<StaffDto['StaffDeliveryMethod']>();
    expect((await save(id, version, { ...own, is_active: false })).statusCode).toBe(200);
    expect((await shopperMethods()).map(({ delivery_id }) => delivery_id)).not.toContain(
      'bike-courier',
    );
    expect((await methods()).find(({ method_id }) => method_id === id)?.values.is_active).toBe(
      false,
    );
  });

  it.each<[string, Partial<Values>]>([
    ['name_en', { name: { en: ' ', fr: 'Coursier' } }],
    ['price', { price: 10.005 }],
    ['country_ids', { country_ids: [], zone_ids: [] }],
    ['country_ids', { country_ids: ['XX'], zone_ids: [] }],
    ['zone_ids', { zone_ids: ['FR-75'] }],
    ['postcode_prefixes', { postcode_prefixes: ['560', '056'] }],
  ])('report by %s what is invalid in %j', async (field, values) => {
    const { method_id: id, version, values: before } = await withSlots();
    const answer = await save(id, version, { ...before, ...values });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual([field]);
  });

  it.each([{ starts: '12:00', ends: '09:00' }, { weekdays: [] }])(
    'reject a window like %j',
    async (wrong) => {
      const { windows } = (await withSlots()).values;
      expect(await change({ windows: windows.map((window) => ({ ...window, ...wrong })) })).toBe(
        422,
      );
    },
  );

  it('list all countries, and the zones of the requested ones', async () => {
    const { countries, zones } = (
      await manager.call('GET', '/delivery/places', { query: { country_ids: 'IN,LU,US' } })
    ).json<StaffDto['PlaceList']>();
    expect(countries.length).toBeGreaterThan(200);
    expect(zones).toContainEqual({ id: 'IN-KA', name: 'Karnataka' });
    expect(zones.some(({ id }) => id.startsWith('US-'))).toBe(true);
    expect(zones.some(({ id }) => id.startsWith('LU-'))).toBe(false);
  });
});

describe('delivery windows', () => {
  it('update future slots except those with orders', async () => {
    const [first] = await openSlots(app);
    const placed = await order(await openClientWithCart(app, rice), bySlot(first?.slot_id ?? ''));
    expect(placed).toHaveProperty('number');
    const { windows } = (await withSlots()).values;
    expect(await change({ windows: windows.map((window) => ({ ...window, capacity: 9 })) })).toBe(
      200,
    );
    const ahead = await openSlots(app);
    expect(ahead[0]).toMatchObject({ slot_id: first?.slot_id, left: 8 });
    expect(ahead.slice(1).every(({ left }) => left === 9)).toBe(true);

    expect(
      await change({ windows: windows.map((window) => ({ ...window, starts: '10:00' })) }),
    ).toBe(200);
    const later = await openSlots(app);
    expect(later.every(({ starts }) => starts.includes('T10:00'))).toBe(true);
    expect((await slots()).find(({ taken }) => taken === 1)).toMatchObject({
      slot_id: first?.slot_id,
      is_closed: true,
    });
  });

  it("are offered for the method's number of days", async () => {
    expect(await change({ days_ahead: 20 })).toBe(200);
    expect((await openSlots(app)).length).toBeGreaterThanOrEqual(20);
    expect(await change({ days_ahead: 2 })).toBe(200);
    expect((await openSlots(app)).length).toBeLessThanOrEqual(3);
  });

  it('leave a method without slots when all are removed', async () => {
    expect(await change({ windows: [] })).toBe(200);
    const slot = (await shopperMethods()).find(({ delivery_id }) => delivery_id === 'slot');
    expect(slot).toBeDefined();
    expect(slot).not.toHaveProperty('slots');
  });
});

describe('a single slot', () => {
  it('is closed and reopened with log entries, and rejects orders while closed', async () => {
    const [first] = await openSlots(app);
    const id = first?.slot_id ?? '';
    const client = await openClientWithCart(app, rice);
    expect((await setSlot(id, { is_closed: true })).json()).toMatchObject({ is_closed: true });
    expect((await openSlots(app)).map(({ slot_id }) => slot_id)).not.toContain(id);
    const refused = await order(client, bySlot(id));
    expect(refused).not.toHaveProperty('number');
    expect(await setSlot(id, { is_closed: false })).toMatchObject({ statusCode: 200 });
    expect(await order(client, bySlot(id))).toHaveProperty('number');
    const starts = new Date(first?.starts ?? '').toISOString();
    expect(await changesOf('slot', id)).toMatchObject([
      { operation: 'changeDeliverySlot', after: { is_closed: false } },
      { before: { starts, is_closed: false }, after: { starts, is_closed: true } },
    ]);
    const [, closing] = await changesOf('slot', id);
    expect(closing?.after).not.toHaveProperty('capacity');
  });

  it('is not offered or reopened while its method is switched off', async () => {
    const [first, second] = await openSlots(app);
    const id = first?.slot_id ?? '';
    await setSlot(id, { is_closed: true });
    expect((await slots()).every(({ is_offered }) => is_offered)).toBe(true);
    expect(await change({ is_active: false })).toBe(200);
    expect((await slots()).some(({ is_offered }) => is_offered)).toBe(false);
    const refused = await setSlot(id, { is_closed: false });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<StaffDto['Problem']>().detail).toMatch(
      /^This time slot is no longer available: it was removed, or its delivery method is inactive\./,
    );
    const closed = await setSlot(second?.slot_id ?? '', { is_closed: true });
    expect(closed.json()).toMatchObject({ is_closed: true, is_offered: false });
    expect(await change({ is_active: true })).toBe(200);
    expect((await setSlot(id, { is_closed: false })).json()).toMatchObject({
      is_closed: false,
      is_offered: true,
    });
  });

  it('is not reopened after its window is removed', async () => {
    const [first] = await openSlots(app);
    const id = first?.slot_id ?? '';
    await order(await openClientWithCart(app, rice), bySlot(id));
    expect(await change({ windows: [] })).toBe(200);
    expect((await slots()).find(({ slot_id }) => slot_id === id)).toMatchObject({
      is_closed: true,
      is_offered: false,
    });
    expect((await setSlot(id, { is_closed: false })).statusCode).toBe(409);
  });

  it('rejects a capacity below its orders', async () => {
    const [first] = await openSlots(app);
    const id = first?.slot_id ?? '';
    await order(await openClientWithCart(app, rice), bySlot(id));
    const answer = await setSlot(id, { capacity: 0 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<StaffDto['Problem']>().errors).toEqual({
      capacity: 'This slot already has one order. Enter 1 or more.',
    });
    expect((await setSlot(id, { capacity: 1 })).json()).toMatchObject({ capacity: 1, taken: 1 });
    expect((await openSlots(app))[0]?.left).toBe(0);
    // The API must reject these values: coerced to 0 or 1, they would change the capacity.
    for (const capacity of [null, '1', true]) {
      expect((await setSlot(id, { capacity })).statusCode).toBe(400);
    }
    const overtaken = await setSlot(id, { capacity: 5, from: { capacity: 15 } });
    expect([overtaken.statusCode, overtaken.json<StaffDto['Problem']>().errors]).toEqual([
      409,
      { capacity: expect.stringContaining('“1”') },
    ]);
    expect((await setSlot('999999', { capacity: 1 })).statusCode).toBe(404);
  });

  it('keeps its own limits when its window changes', async () => {
    const [first, second] = await openSlots(app);
    await setSlot(first?.slot_id ?? '', { is_closed: true });
    await setSlot(second?.slot_id ?? '', { capacity: 1 });
    const { windows } = (await withSlots()).values;
    await change({ windows: windows.map((window) => ({ ...window, capacity: 9 })) });
    const ahead = await openSlots(app);
    expect(ahead[0]).toMatchObject({ slot_id: second?.slot_id, left: 1 });
    expect(ahead[1]?.left).toBe(9);
    expect((await slots()).find(({ slot_id: id }) => id === first?.slot_id)?.is_closed).toBe(true);
  });

  it('takes no order after closing, even under concurrent requests', async () => {
    const [first] = await openSlots(app);
    const id = first?.slot_id ?? '';
    const clients = await Promise.all([1, 2, 3].map(() => openClientWithCart(app, rice)));
    await Promise.all([
      setSlot(id, { is_closed: true }),
      ...clients.map((client) => order(client, bySlot(id))),
    ]);
    const { taken } = (await slots()).find(({ slot_id: slotId }) => slotId === id) ?? {};
    for (const client of clients) await order(client, bySlot(id));
    expect((await slots()).find(({ slot_id: slotId }) => slotId === id)?.taken).toBe(taken);
  });
});

function dayFromToday(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: app.settings.timeZone }).format(
    Date.now() + days * 86_400_000,
  );
}

const setDay = (day: string, isClosed: boolean) =>
  manager.call('PUT', `/delivery/closed-days/${day}`, { payload: { is_closed: isClosed } });

const closedDays = async () =>
  (await manager.call('GET', '/delivery/closed-days')).json<StaffDto['ClosedDayList']>().days;

describe('a closed day', () => {
  beforeEach(() => db.deleteFrom('closed_day').execute());

  const offered = async (): Promise<string[]> =>
    (await shopperMethods()).flatMap(({ slots: ofMethod }) =>
      (ofMethod ?? []).map(({ slot_id }) => slot_id),
    );

  it('offers no slot until reopened, with log entries; its orders remain', async () => {
    const [early] = await openSlots(app);
    if (!early) throw new Error('No slot is open.');
    const client = await openClientWithCart(app, rice);
    const { number = '' } = await order(client, bySlot(early.slot_id));
    const late = await openClientWithCart(app, rice);
    const all = await offered();
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: app.settings.timeZone }).format(
      new Date((await slots()).find(({ slot_id }) => slot_id === early.slot_id)?.starts ?? 0),
    );
    expect((await setDay(day, true)).json()).toEqual({ days: [{ day, orders: 1 }] });
    expect(await offered()).toEqual(all.filter((id) => id !== early.slot_id));
    expect((await slots()).find(({ slot_id }) => slot_id === early.slot_id)).toMatchObject({
      taken: 1,
      is_closed: false,
      is_day_closed: true,
    });
    expect(await order(late, bySlot(early.slot_id))).not.toHaveProperty('number');
    await packRest(db, number);
    await advanceOrder(db, number, 'packed', 'dispatched');
    expect((await setDay(day, true)).json()).toEqual({ days: [{ day, orders: 0 }] });
    expect((await setDay(day, false)).json()).toEqual({ days: [] });
    expect(await offered()).toEqual(all);
    expect(await changesOf('slot', day)).toMatchObject([
      {
        operation: 'setClosedDay',
        before: { is_day_closed: true },
        after: { is_day_closed: false },
      },
      {
        operation: 'setClosedDay',
        before: { is_day_closed: false },
        after: { is_day_closed: true },
      },
    ]);
  });

  it('can be set before its slots exist', async () => {
    const day = dayFromToday(9);
    expect((await setDay(day, true)).statusCode).toBe(200);
    await change({ days_ahead: 12 });
    const made = await slots();
    expect(made.filter(({ is_day_closed }) => is_day_closed)).toHaveLength(1);
    expect(made.filter(({ is_day_closed }) => !is_day_closed).length).toBeGreaterThan(9);
    expect(await closedDays()).toEqual([{ day, orders: 0 }]);
  });

  it.each([-1, 400])('is not %i days from today', async (days) => {
    const answer = await setDay(dayFromToday(days), true);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual(['day']);
  });

  it('rejects a day that does not exist', async () => {
    expect((await setDay('2027-02-30', true)).statusCode).toBe(400);
  });
});
