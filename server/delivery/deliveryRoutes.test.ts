import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { insertDelivery, openSlots } from '../testing/checkout.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { makeSlots } from './deliveryRepository.ts';

type Dto = components['schemas'];

const HOUR = 60 * 60 * 1000;

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
  await insertDelivery(db, 3);
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function delivery(query: Record<string, string>, language = 'en') {
  const answer = await app.inject({
    url: '/api/checkout/delivery',
    query,
    headers: { 'accept-language': language },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Dto['DeliveryAnswer']>();
}

const HOME = { country_id: 'IN', zone_id: 'IN-KA', postcode: '560 001' };

describe('listDeliveryMethods', () => {
  it('lists methods that reach the place, with price and free-delivery limit [E-05, OPEN-50]', async () => {
    const { methods } = await delivery(HOME);
    expect(methods).toMatchObject([
      {
        delivery_id: 'parcel',
        name: 'Parcel',
        description: 'Parcel.',
        price: 50,
        free_from: 1000,
      },
      { delivery_id: 'slot', name: 'Home delivery', price: 30 },
    ]);
    expect(methods[0]).not.toHaveProperty('slots');
    expect(methods[1]).not.toHaveProperty('free_from');
    const { methods: french } = await delivery(HOME, 'fr');
    expect(french.map(({ name }) => name)).toEqual(['Colis', 'Livraison à domicile']);
  });

  it.each([
    [{ ...HOME, postcode: '110001' }],
    [{ ...HOME, postcode: '' }],
    [{ ...HOME, zone_id: 'IN-DL' }],
    [{ country_id: 'IN' }],
  ])('offers slots only where they deliver: %j [E-05]', async (query: Record<string, string>) => {
    const { methods } = await delivery(query);
    expect(methods.map(({ delivery_id }) => delivery_id)).toEqual(['parcel']);
  });

  it.each([
    [{ country_id: 'FR' }, 'We don’t deliver to this country yet.'],
    [{ country_id: 'XX' }, 'Choose a country'],
    [{ country_id: '💥'.repeat(100) }, 'Choose a country'],
    [{}, 'Choose a country'],
  ])('returns an error by field for %j [E-05]', async (query: Record<string, string>, text) => {
    expect(await delivery(query)).toEqual({ methods: [], error: { country_id: text } });
  });

  it('names the zone or the postcode if the country is served [E-05]', async () => {
    await db
      .updateTable('delivery_method')
      .set({ country_ids: [] })
      .where('code', '=', 'parcel')
      .execute();
    expect(await delivery({ ...HOME, zone_id: 'IN-DL' })).toEqual({
      methods: [],
      error: { zone_id: 'We don’t deliver to this region yet.' },
    });
    expect(await delivery({ ...HOME, postcode: '999' }, 'fr')).toEqual({
      methods: [],
      error: { postcode: 'Nous ne livrons pas encore à ce code postal.' },
    });
    await db
      .updateTable('delivery_method')
      .set({ country_ids: ['IN'] })
      .where('code', '=', 'parcel')
      .execute();
  });

  it("has a slot for each coming day in the shop's time zone, with cutoff and places [E-05]", async () => {
    const slots = await openSlots(app);
    expect(slots.length).toBeGreaterThanOrEqual(7);
    expect(slots.length).toBeLessThanOrEqual(8);
    for (const slot of slots) {
      expect(slot).toMatchObject({
        starts: expect.stringMatching(/T09:00:00\+05:30$/),
        ends: expect.stringMatching(/T12:00:00\+05:30$/),
        cutoff: expect.stringMatching(/T07:00:00\+05:30$/),
        left: 3,
      });
      expect(Date.parse(slot.cutoff)).toBeGreaterThan(Date.now());
    }
    const days = slots.map(({ starts }) => Date.parse(starts) / (24 * HOUR));
    expect(days).toEqual(days.map((_day, at) => (days[0] ?? 0) + at));
  });

  it('creates each slot once under concurrent requests [E-05]', async () => {
    await db.deleteFrom('delivery_slot').execute();
    await Promise.all(Array.from({ length: 6 }, () => makeSlots(db, 'Asia/Kolkata')));
    const made = await db.selectFrom('delivery_slot').select('id').execute();
    expect(made).toHaveLength(8);
    await openSlots(app);
    expect(await db.selectFrom('delivery_slot').select('id').execute()).toHaveLength(8);
  });

  it('shows a full slot without places, and hides slots past their cutoff [E-05]', async () => {
    const [first, second] = await openSlots(app);
    await db
      .updateTable('delivery_slot')
      .set({ taken: 3 })
      .where('id', '=', first?.slot_id ?? '')
      .execute();
    await db
      .updateTable('delivery_slot')
      .set({ cutoff_at: new Date(Date.now() - HOUR) })
      .where('id', '=', second?.slot_id ?? '')
      .execute();
    const slots = await openSlots(app);
    expect(slots.find(({ slot_id }) => slot_id === first?.slot_id)?.left).toBe(0);
    expect(slots.some(({ slot_id }) => slot_id === second?.slot_id)).toBe(false);
  });

  it('uses SHOP_TIME_ZONE and the weekdays of the rules [E-05]', async () => {
    await db.deleteFrom('delivery_slot').execute();
    await db
      .updateTable('delivery_rule')
      .set({ weekdays: [7] })
      .execute();
    const paris = await buildApp({
      db,
      settings: { ...DEFAULT_SETTINGS, timeZone: 'Europe/Paris' },
    });
    const slots = await openSlots(paris);
    await paris.close();
    expect(slots.length).toBeGreaterThan(0);
    for (const { starts } of slots) {
      expect(starts).toMatch(/T09:00:00\+0[12]:00$/);
      expect(new Date(starts).getUTCDay()).toBe(0);
    }
  });
});
