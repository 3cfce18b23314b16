import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

type Coupon = StaffDto['StaffCoupon'];
type Values = StaffDto['CouponValues'];

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;
let rice: string;

const HOUR = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice', nameFr: 'Riz' })).id;
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('shop_order').execute();
  await db.deleteFrom('coupon').execute();
});

const TENTH: Values = {
  percent: 10,
  amount: null,
  minimum: 0,
  starts: null,
  ends: null,
  limit: null,
  once_per_customer: false,
  is_paused: false,
  products: [],
  collections: [],
};

const add = (code: string, values: Partial<Values> = {}, headers: Record<string, string> = {}) =>
  manager.call('POST', '/coupons', { payload: { code, values: { ...TENTH, ...values } }, headers });

const read = async (code: string) =>
  (await manager.call('GET', `/coupons/${encodeURIComponent(code)}`)).json<Coupon>();

const save = ({ code, version, values }: Coupon, changes: Partial<Values>) =>
  manager.call('PUT', `/coupons/${code}`, {
    payload: { version, values: { ...values, ...changes } },
  });

const list = async (query: Record<string, string> = {}) =>
  (await manager.call('GET', '/coupons', { query })).json<StaffDto['CouponPage']>();

const changesOf = async (code: string) =>
  (await manager.call('GET', '/changes', { query: { subject: 'coupon', subject_id: code } })).json<
    StaffDto['ChangeList']
  >().changes;

async function use(code: string, status: 'placed' | 'cancelled' = 'placed'): Promise<void> {
  await db
    .insertInto('shop_order')
    .values({
      number: `RR-${code}-${status}`,
      language: 'en',
      email: 'meera@example.com',
      mailbox: 'meera@example.com',
      address: '{}',
      delivery_name: '{}',
      coupon_code: code,
      status,
      currency_code: 'INR',
      currency_symbol: '₹',
      currency_value: 1,
      currency_decimal: 2,
      shown: '{}',
      goods_minor: 0,
      discount_minor: 0,
      delivery_minor: 0,
      tax_minor: 0,
      taxes: '[]',
      taxation: JSON.stringify({ isIncluded: true, scheme: 'single', deliveryPercent: 0 }),
      total_minor: 0,
    })
    .execute();
  if (status === 'placed') {
    await db
      .updateTable('coupon')
      .set((eb) => ({ uses: eb('uses', '+', 1), uses_left: eb('uses_left', '-', 1) }))
      .where('code', '=', code)
      .execute();
  }
}

describe('staff coupons', () => {
  it('are added once per idempotency key, in upper case, and logged', async () => {
    const values = {
      minimum: 300.5,
      starts: '2026-11-20T18:30:00Z',
      ends: '2096-12-20T18:30:00.000Z',
      limit: 5,
      once_per_customer: true,
      products: [rice],
      collections: ['goods'],
    };
    const answers = await Promise.all(
      [1, 2].map(() => add(' tenth-1 ', values, { 'idempotency-key': 'add-tenth-once' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const stored = { ...TENTH, ...values, starts: '2026-11-20T18:30:00.000Z' };
    expect(answers[0]?.json()).toMatchObject({
      code: 'TENTH-1',
      uses: 0,
      is_ordered: false,
      products: [{ product_id: rice, name: 'Rice' }],
      values: stored,
    });
    expect(await changesOf('TENTH-1')).toMatchObject([
      {
        by: 'The manager',
        operation: 'addCoupon',
        before: {},
        after: { ...stored, products: ['Rice'] },
      },
    ]);
  });

  it.each<[string, Partial<Values>, Record<string, string>]>([
    ['AB', {}, { code: 'Use 3–40 letters, numbers, hyphens or underscores.' }],
    ['<script>', {}, { code: 'Use 3–40 letters, numbers, hyphens or underscores.' }],
    ['taken', {}, { code: 'The coupon TAKEN already exists.' }],
    ['GOOD', { percent: null }, { percent: 'Enter either a percentage or an amount.' }],
    ['GOOD', { amount: 5 }, { percent: 'Enter either a percentage or an amount.' }],
    ['GOOD', { percent: 0 }, { percent: 'Enter a whole number from 1 to 100.' }],
    ['GOOD', { percent: 101 }, { percent: 'Enter a whole number from 1 to 100.' }],
    [
      'GOOD',
      { percent: null, amount: 1.234 },
      { amount: 'Enter an amount greater than 0 with up to 2 decimals.' },
    ],
    [
      'GOOD',
      { starts: '2026-11-20T18:30:00Z', ends: '2026-11-20T18:30:00.000Z' },
      { ends: 'The end date must be after the start date.' },
    ],
    [
      'GOOD',
      { starts: '0000-01-01T00:00:00Z' },
      { starts: 'Choose a date between 2000 and 2100.' },
    ],
    ['GOOD', { limit: 0 }, { limit: 'Enter a whole number of 1 or more.' }],
    ['GOOD', { products: ['999999'] }, { products: 'One of these products no longer exists.' }],
    [
      'GOOD',
      { collections: ['nothing'] },
      { collections: 'One of these collections no longer exists.' },
    ],
  ])('are rejected as %s %j with an error per field', async (code, values, errors) => {
    await add('TAKEN');
    const answer = await add(code, values);
    expect([answer.statusCode, answer.json<StaffDto['Problem']>().errors]).toEqual([422, errors]);
    expect((await list()).total).toBe(1);
  });

  it('are listed by state and part of their code, latest first', async () => {
    await add('ACTIVE');
    await add('PLANNED', { starts: inHours(1) });
    await add('ENDED', { starts: inHours(-2), ends: inHours(-1) });
    await add('PAUSED', { is_paused: true, starts: inHours(1) });
    await add('FULL', { limit: 1, minimum: 20, percent: null, amount: 5 });
    await use('FULL');
    const codes = async (query?: Record<string, string>) =>
      (await list(query)).coupons.map(({ code }) => code);
    expect(await codes()).toEqual(['FULL', 'PAUSED', 'ENDED', 'PLANNED', 'ACTIVE']);
    for (const [state, code] of [
      ['active', 'ACTIVE'],
      ['planned', 'PLANNED'],
      ['ended', 'ENDED'],
      ['paused', 'PAUSED'],
      ['used_up', 'FULL'],
    ] as const) {
      expect(await codes({ state })).toEqual([code]);
    }
    expect(await codes({ text: 'ed' })).toEqual(['PAUSED', 'ENDED', 'PLANNED']);
    expect(await codes({ page: '2', page_size: '2' })).toEqual(['ENDED', 'PLANNED']);
    expect((await list({ text: '%' })).total).toBe(0);
    expect((await list({ text: 'full' })).coupons).toMatchObject([
      { state: 'used_up', uses: 1, amount_text: '₹ 5.00/-', minimum_text: '₹ 20.00/-' },
    ]);
  });

  it('are saved with a log entry unless the version is stale', async () => {
    await add('TENTH');
    const before = await read('TENTH');
    const saved = await save(before, { percent: 15, is_paused: true });
    expect(saved.json()).toMatchObject({ state: 'paused', values: { percent: 15 } });
    expect((await save(before, { percent: 15, is_paused: true })).statusCode).toBe(200);
    const late = await save(before, { percent: 20 });
    expect([late.statusCode, late.json<StaffDto['Problem']>().detail]).toEqual([
      409,
      'Someone else has edited this coupon. Your changes are still here.',
    ]);
    expect((await changesOf('TENTH'))[0]).toMatchObject({
      operation: 'saveCoupon',
      before: { percent: 10, is_paused: false },
      after: { percent: 15, is_paused: true },
    });
  });

  it('keep their limit while orders use them, and reject one below the number of uses', async () => {
    await add('TENTH', { limit: 2 });
    const before = await read('TENTH');
    await use('TENTH');
    const now = await read('TENTH');
    expect([now.version, now.uses, now.values.limit]).toEqual([before.version, 1, 2]);
    expect((await save(before, { limit: 3 })).json()).toMatchObject({ values: { limit: 3 } });
    await use('TENTH', 'cancelled');
    expect((await read('TENTH')).uses).toBe(1);
    await db.updateTable('coupon').set({ uses: 2, uses_left: 1 }).execute();
    const answer = await save(await read('TENTH'), { limit: 1 });
    expect(answer.json()).toMatchObject({
      status: 422,
      errors: { limit: 'Already used 2 times. Enter 2 or more.' },
    });
  });

  it('are ended once with a log entry, even before their start', async () => {
    await add('LATER', { starts: inHours(2), ends: inHours(3) });
    const end = () => manager.call('POST', '/coupons/LATER/end');
    const first = (await end()).json<Coupon>();
    expect(first).toMatchObject({ state: 'ended', values: { starts: null } });
    expect((await end()).json<Coupon>().values).toEqual(first.values);
    expect((await changesOf('LATER')).map(({ operation }) => operation)).toEqual([
      'endCoupon',
      'addCoupon',
    ]);
    expect((await save(first, { is_paused: true })).json()).toMatchObject({
      values: { ends: first.values.ends, is_paused: true },
    });
  });

  it('are deleted and leave carts only if no order has used them, even a cancelled one', async () => {
    await add('FRESH');
    await add('TENTH');
    await use('TENTH', 'cancelled');
    const { id } = await db
      .insertInto('cart')
      .values({ coupon_code: 'FRESH' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const refused = await manager.call('DELETE', '/coupons/TENTH');
    expect([refused.statusCode, refused.json<StaffDto['Problem']>().detail]).toEqual([
      422,
      'This coupon has been used and can’t be deleted. Deactivate it instead.',
    ]);
    expect((await manager.call('DELETE', '/coupons/FRESH')).statusCode).toBe(204);
    expect((await manager.call('DELETE', '/coupons/FRESH')).statusCode).toBe(404);
    expect((await manager.call('GET', '/coupons/FRESH')).statusCode).toBe(404);
    const cart = await db.selectFrom('cart').selectAll().where('id', '=', id).executeTakeFirst();
    expect(cart?.coupon_code).toBeNull();
    expect((await changesOf('FRESH'))[0]).toMatchObject({
      operation: 'deleteCoupon',
      before: { percent: 10 },
      after: { is_deleted: true },
    });
  });

  it('keep their restriction when its products and collections are deleted', async () => {
    await add('TENTH', { products: [rice], collections: ['goods'] });
    await db
      .updateTable('coupon')
      .set({ product_ids: ['999999'], collection_ids: ['999998'] })
      .execute();
    const coupon = await read('TENTH');
    expect(coupon).toMatchObject({
      products: [],
      values: { products: ['999999'], collections: ['999998'] },
    });
    const answer = await save(coupon, { percent: 20 });
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual([
      'products',
      'collections',
    ]);
  });
});
