import type { FastifyInstance } from 'fastify';
import type { components } from '../../../contract/types.gen.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCustomer } from '../../testing/insertCustomer.ts';
import { insertCurrencies } from '../../testing/insertProduct.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';
import { signInClient } from '../../testing/signInClient.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let other: TestClient;

const HOME = {
  firstname: 'Meera',
  lastname: 'Sen',
  telephone: '',
  address_1: '12 Cubbon Road',
  address_2: '',
  city: 'Bengaluru',
  postcode: '560001',
  country_id: 'IN',
  zone_id: 'IN-KA',
};

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  app = await buildApp({ db });
  await insertCustomer(db, 'meera@example.com');
  await insertCustomer(db, 'other@example.com');
  client = await signInClient(app, 'meera@example.com');
  other = await signInClient(app, 'other@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(() => db.deleteFrom('address').execute());

const save = async (form: Record<string, string> = {}, shopper = client, headers = {}) =>
  (await shopper.post('account/address/save', { ...HOME, ...form }, headers)).json<
    Dto['AddressOutcome']
  >();
const list = async (shopper = client) =>
  (await shopper.get('account/address')).json<Dto['AddressList']>().addresses ?? [];
const cities = async () =>
  (await list()).map(({ city, default: isDefault }) => (isDefault ? `${city}*` : city));
const change = async (action: 'remove' | 'default', id: string, shopper = client) =>
  (await shopper.post(`account/address/${action}`, { address_id: id })).json<unknown>();

describe('address book', () => {
  it('stores an address with the names of country and region [OPEN-17]', async () => {
    const saved = await save();
    expect(saved).toEqual({
      status: 1,
      success: 'Address saved.',
      address_id: expect.stringMatching(/^\d+$/),
    });
    expect(await list()).toEqual([
      {
        ...HOME,
        address_id: saved.address_id,
        country: 'India',
        zone: 'Karnataka',
        default: true,
      },
    ]);
  });

  it('makes the first address the default, then the chosen one, then the oldest on removal [OPEN-17]', async () => {
    await save();
    const { address_id: second = '' } = await save({ city: 'Mysuru' });
    const { address_id: third = '' } = await save({ city: 'Hubballi' });
    expect(await cities()).toEqual(['Bengaluru*', 'Mysuru', 'Hubballi']);
    expect(await change('default', third)).toEqual({
      status: 1,
      success: 'Default address changed.',
    });
    expect(await cities()).toEqual(['Hubballi*', 'Bengaluru', 'Mysuru']);
    expect(await change('remove', third)).toMatchObject({ status: 1 });
    expect(await cities()).toEqual(['Bengaluru*', 'Mysuru']);
    await change('remove', second);
    expect(await cities()).toEqual(['Bengaluru*']);
  });

  it('changes an address without moving it in the list [OPEN-17]', async () => {
    const { address_id: id = '' } = await save();
    await save({ city: 'Mysuru' });
    expect(await save({ address_id: id, city: 'Pune', zone_id: 'IN-MH' })).toMatchObject({
      status: 1,
      address_id: id,
    });
    expect(await cities()).toEqual(['Pune*', 'Mysuru']);
  });

  it('adds an address once with one idempotency key [E-12]', async () => {
    const key = { 'idempotency-key': 'address-00001' };
    const answers = await Promise.all([1, 2, 3].map(() => save({}, client, key)));
    expect(new Set(answers.map(({ address_id: id }) => id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('has one default after two concurrent choices', async () => {
    await save();
    const { address_id: second = '' } = await save({ city: 'Mysuru' });
    const { address_id: third = '' } = await save({ city: 'Hubballi' });
    await Promise.all([change('default', second), change('default', third)]);
    expect((await list()).filter((address) => address.default)).toHaveLength(1);
  });

  it('rejects addresses of other customers [OPEN-17]', async () => {
    const { address_id: id = '' } = await save();
    const absent = { error: 'Address not found.' };
    for (const key of [id, '0', 'x', '99999999999999999999']) {
      expect(await save({ address_id: key, city: 'Elsewhere' }, other)).toEqual(absent);
      expect(await change('remove', key, other)).toEqual(absent);
      expect(await change('default', key, other)).toEqual(absent);
    }
    expect(await list(other)).toEqual([]);
    expect(await cities()).toEqual(['Bengaluru*']);
  });

  it.each([
    [{ firstname: '' }, { firstname: 'Required' }],
    [{ address_1: 'x'.repeat(500) }, { address_1: 'Use 120 characters or fewer' }],
    [{ city: 'a\u0007' }, { city: 'Remove the special characters.' }],
    [{ postcode: '12' }, { postcode: 'Enter a postcode, such as 560001' }],
    [{ zone_id: '' }, { zone_id: 'Choose a state or region' }],
    [{ zone_id: 'FR-75' }, { zone_id: 'Choose a state or region' }],
    [{ country_id: 'XX' }, { country_id: 'Choose a country', zone_id: 'Choose a state or region' }],
    [{ telephone: 'none' }, { telephone: expect.stringMatching(/phone number/) }],
  ] as [Record<string, string>, object][])('rejects %j by field [OPEN-22]', async (form, error) => {
    expect(await save(form)).toEqual({ error });
    expect(await list()).toEqual([]);
  });

  it('accepts names and streets of any script', async () => {
    const form = { firstname: 'عائشة', address_1: '東京都 1-2-3 🏠', city: 'मैसूर' };
    expect(await save(form)).toMatchObject({ status: 1 });
    expect((await list())[0]).toMatchObject(form);
  });

  it('holds up to fifty addresses', async () => {
    const row = { ...HOME, is_default: false };
    const { id } = await db
      .selectFrom('customer')
      .select('id')
      .where('email', '=', 'meera@example.com')
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 50 }, () => ({ ...row, customer_id: id }));
    await db.insertInto('address').values(rows).execute();
    expect(await save()).toEqual({
      error: 'You can’t save more addresses. Remove one first.',
    });
  });

  it('rejects visitors [OPEN-03]', async () => {
    const visitor = await openClient(app);
    const first = { error: 'Sign in first.' };
    expect((await visitor.get('account/address')).json()).toEqual(first);
    expect(await save({}, visitor)).toEqual(first);
    expect(await change('remove', '1', visitor)).toEqual(first);
    const french = await visitor.get('account/address', { 'accept-language': 'fr' });
    expect(french.json()).toEqual({ error: 'Connectez-vous d’abord.' });
  });
});
