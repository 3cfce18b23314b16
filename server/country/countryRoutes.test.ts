import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const country = async (id: string) =>
  (await app.inject(`/api?route=common/country&country_id=${id}`)).json<Dto['CountryWithZones']>();

describe('countries', () => {
  it('are all listed, sorted by name [API-06, OPEN-21]', async () => {
    const countries = (await app.inject('/api/common/country/all')).json<Dto['Country'][]>();
    expect(countries.length).toBeGreaterThan(240);
    expect(countries).toContainEqual({ country_id: 'IN', name: 'India' });
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(names[1]).toBe('Åland Islands');
  });

  it('have names and order of the requested language [API-06, LANGUAGE-01]', async () => {
    const url = '/api/common/country/all';
    const headers = { 'accept-language': 'fr' };
    const countries = (await app.inject({ url, headers })).json<Dto['Country'][]>();
    expect(countries).toContainEqual({ country_id: 'DE', name: 'Allemagne' });
    const names = countries.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'fr')));
    const one = await app.inject({ url: '/api/common/country?country_id=IN', headers });
    expect(one.json()).toMatchObject({ name: 'Inde' });
  });

  it('have zones with unique ids, sorted by name [API-07, OPEN-21]', async () => {
    const { zone, ...india } = await country('IN');
    expect(india).toEqual({
      country_id: 'IN',
      name: 'India',
      zone_kind: 'state',
      zone_required: true,
      postcode: 'required',
      place_order: ['city', 'postcode', 'zone'],
    });
    expect((await country('FR')).place_order).toEqual(['postcode', 'city', 'zone']);
    expect((await country('US')).place_order).toEqual(['city', 'zone', 'postcode']);
    const { zone: areas, ...hongKong } = await country('HK');
    expect(areas.map(({ name }) => name)).toEqual([
      'Hong Kong Island',
      'Kowloon',
      'New Territories',
    ]);
    expect(hongKong).toMatchObject({ zone_kind: 'district', postcode: 'none' });
    expect(await country('GB')).toMatchObject({ zone: [], postcode: 'required' });
    expect(zone).toContainEqual({ zone_id: 'IN-KA', name: 'Karnataka' });
    const { zone: municipalities } = await country('US');
    expect(municipalities).toContainEqual({ zone_id: 'US-OH', name: 'Ohio' });
    expect(new Set(zone.map(({ zone_id }) => zone_id)).size).toBe(zone.length);
  });

  it.each(['XX', '', 'in', '__'])('have no zones if unknown (%s) [API-07]', async (id) => {
    expect(await country(id)).toEqual({ zone: [] });
  });
});
