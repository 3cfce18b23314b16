import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { become, packRest } from '../../testing/become.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertDelivery, openSlots, order, shopperWith, ADDRESS } from '../../testing/checkout.ts';
import { insertAtOnce } from '../../testing/insertAtOnce.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openCounter, type CounterClient } from '../../testing/openCounter.ts';
import type { StaffDto } from '../staffDto.ts';

type Values = StaffDto['DeliveryMethodValues'];

let db: Database;
let app: FastifyInstance;
let manager: CounterClient;
let rice: string;

beforeAll(async () => {
  db = await freshDatabase(12);
  await insertCurrencies(db);
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 1000 })).id;
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openCounter(app, 'manager@example.com');
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

/** The method with slots, as it stands. */
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

/** Saves the method with slots with other values. */
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

describe('ways of delivery at the counter', () => {
  it('are listed with everything, and changed for shoppers at once, once for one key, on record', async () => {
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

  it('are saved over nobody else, and a save that comes again changes nothing', async () => {
    const { method_id: id, version, values } = await withSlots();
    expect((await save(id, version, { ...values, price: 40 })).statusCode).toBe(200);
    expect((await save(id, version, { ...values, price: 40 })).statusCode).toBe(200);
    const late = await save(id, version, { ...values, price: 50 });
    expect(late.statusCode).toBe(409);
    expect(late.json<StaffDto['Problem']>().detail).toMatch(/^Somebody else has changed/);
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

  it('are added under a code each by two members at once', async () => {
    const { values } = await withSlots();
    const add = () => addCourier(values);
    const added = await insertAtOnce(db, 'delivery_method', [add, add]);
    expect(added.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const codes = (await shopperMethods()).map(({ delivery_id }) => delivery_id);
    expect(codes).toEqual(['parcel', 'slot', 'bike-courier', 'bike-courier-2']);
  });

  it('are added under a code of their own, and switched off for shoppers', async () => {
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
  ])('say by %s what is wrong of %j', async (field, values) => {
    const { method_id: id, version, values: before } = await withSlots();
    const answer = await save(id, version, { ...before, ...values });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual([field]);
  });

  it.each([{ starts: '12:00', ends: '09:00' }, { weekdays: [] }])(
    'have no window like %j',
    async (wrong) => {
      const { windows } = (await withSlots()).values;
      expect(await change({ windows: windows.map((window) => ({ ...window, ...wrong })) })).toBe(
        422,
      );
    },
  );

  it('name the countries, and the zones of those asked for', async () => {
    const { countries, zones } = (
      await manager.call('GET', '/delivery/places', { query: { country_ids: 'IN,LU,US' } })
    ).json<StaffDto['PlaceList']>();
    expect(countries.length).toBeGreaterThan(200);
    expect(zones).toContainEqual({ id: 'IN-KA', name: 'Karnataka' });
    expect(zones.some(({ id }) => id.startsWith('US-'))).toBe(true);
    expect(zones.some(({ id }) => id.startsWith('LU-'))).toBe(false);
  });
});

describe('windows of delivery', () => {
  it('that change let the days ahead follow, as far as no order has them', async () => {
    const [first] = await openSlots(app);
    const placed = await order(await shopperWith(app, rice), bySlot(first?.slot_id ?? ''));
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

  it('are offered for as many days as the method says', async () => {
    expect(await change({ days_ahead: 20 })).toBe(200);
    expect((await openSlots(app)).length).toBeGreaterThanOrEqual(20);
    expect(await change({ days_ahead: 2 })).toBe(200);
    expect((await openSlots(app)).length).toBeLessThanOrEqual(3);
  });

  it('that are all given up leave a method without slots', async () => {
    expect(await change({ windows: [] })).toBe(200);
    const slot = (await shopperMethods()).find(({ delivery_id }) => delivery_id === 'slot');
    expect(slot).toBeDefined();
    expect(slot).not.toHaveProperty('slots');
  });
});

describe('one slot', () => {
  it('is closed and opened again, on record; who chose it meanwhile is asked again', async () => {
    const [first] = await openSlots(app);
    const id = first?.slot_id ?? '';
    const client = await shopperWith(app, rice);
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

  it('is not offered while its way of delivery is switched off, and not opened then', async () => {
    const [first, second] = await openSlots(app);
    const id = first?.slot_id ?? '';
    await setSlot(id, { is_closed: true });
    expect((await slots()).every(({ is_offered }) => is_offered)).toBe(true);
    expect(await change({ is_active: false })).toBe(200);
    expect((await slots()).some(({ is_offered }) => is_offered)).toBe(false);
    const refused = await setSlot(id, { is_closed: false });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<StaffDto['Problem']>().detail).toMatch(
      /^This slot is not offered any more/,
    );
    const closed = await setSlot(second?.slot_id ?? '', { is_closed: true });
    expect(closed.json()).toMatchObject({ is_closed: true, is_offered: false });
    expect(await change({ is_active: true })).toBe(200);
    expect((await setSlot(id, { is_closed: false })).json()).toMatchObject({
      is_closed: false,
      is_offered: true,
    });
  });

  it('is not opened once its window is given up', async () => {
    const [first] = await openSlots(app);
    const id = first?.slot_id ?? '';
    await order(await shopperWith(app, rice), bySlot(id));
    expect(await change({ windows: [] })).toBe(200);
    expect((await slots()).find(({ slot_id }) => slot_id === id)).toMatchObject({
      is_closed: true,
      is_offered: false,
    });
    expect((await setSlot(id, { is_closed: false })).statusCode).toBe(409);
  });

  it('never takes fewer orders than it has', async () => {
    const [first] = await openSlots(app);
    const id = first?.slot_id ?? '';
    await order(await shopperWith(app, rice), bySlot(id));
    const answer = await setSlot(id, { capacity: 0 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<StaffDto['Problem']>().errors).toEqual({
      capacity: 'One order has this slot already: it cannot take fewer.',
    });
    expect((await setSlot(id, { capacity: 1 })).json()).toMatchObject({ capacity: 1, taken: 1 });
    expect((await openSlots(app))[0]?.left).toBe(0);
    // Taken for 0 or 1, it would change how many orders the slot takes.
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

  it('keeps what was set of it when its window changes', async () => {
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

  it('takes no order once it was closed, however many ask at the same time', async () => {
    const [first] = await openSlots(app);
    const id = first?.slot_id ?? '';
    const clients = await Promise.all([1, 2, 3].map(() => shopperWith(app, rice)));
    await Promise.all([
      setSlot(id, { is_closed: true }),
      ...clients.map((client) => order(client, bySlot(id))),
    ]);
    const { taken } = (await slots()).find(({ slot_id: slotId }) => slotId === id) ?? {};
    for (const client of clients) await order(client, bySlot(id));
    expect((await slots()).find(({ slot_id: slotId }) => slotId === id)?.taken).toBe(taken);
  });
});

/** The day of the shop so many days from today. */
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

  it('offers no slot until it is opened again, on record; orders keep theirs', async () => {
    const [early] = await openSlots(app);
    if (!early) throw new Error('No slot is open.');
    const client = await shopperWith(app, rice);
    const { number = '' } = await order(client, bySlot(early.slot_id));
    const late = await shopperWith(app, rice);
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
    await become(db, number, 'packed', 'dispatched');
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

  it('is known long before its slots are made', async () => {
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

  it('is no day that the calendar lacks', async () => {
    expect((await setDay('2027-02-30', true)).statusCode).toBe(400);
  });
});
