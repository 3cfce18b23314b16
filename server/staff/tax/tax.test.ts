import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import {
  BY_PARCEL,
  insertDelivery,
  order,
  review,
  send,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;
let rice: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const POLICY: StaffDto['TaxPolicy'] = {
  country_id: '',
  zone_id: '',
  tax_number: '',
  prices_include_tax: true,
  delivery_class_id: '1',
  asks_tax_number: false,
};

beforeEach(async () => {
  await db.deleteFrom('product').execute();
  await db.updateTable('tax_policy').set(POLICY).execute();
  await db.deleteFrom('tax_rate').execute();
  await db.deleteFrom('tax_class').where('id', '<>', '1').execute();
  await db
    .insertInto('tax_rate')
    .values({ starts_at: new Date(0), percent: 5 })
    .execute();
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice', priceMinor: 160_00 })).id;
});

function dayFromToday(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: app.settings.timeZone }).format(
    Date.now() + days * 86_400_000,
  );
}

const set = (percent: number, form: Partial<StaffDto['TaxRateForm']> = {}, classId = '1') =>
  manager.call('PUT', `/tax-classes/${classId}/rates`, {
    payload: { day: dayFromToday(0), country_id: '', zone_id: '', percent, ...form },
  });

const savePolicy = (policy: Partial<StaffDto['TaxPolicy']>) =>
  manager.call('PUT', '/taxes', { payload: { ...POLICY, ...policy } });

const readTaxes = async () => (await manager.call('GET', '/taxes')).json<StaffDto['Taxes']>();

async function addClass(name: string): Promise<string> {
  const { classes } = (await manager.call('POST', '/tax-classes', { payload: { name } })).json<
    StaffDto['Taxes']
  >();
  return classes.find((one) => one.name === name)?.class_id ?? '';
}

async function taxOf(
  client: Awaited<ReturnType<typeof openClientWithCart>>,
  form?: Record<string, string>,
) {
  const { totals, review_token: token } = await review(client, form);
  const lines = totals?.filter(({ code }) => code === 'tax') ?? [];
  return { taxes: lines.map(({ title, text }) => `${title} ${text}`), token };
}

const taxOfRice = async (form?: Record<string, string>) =>
  (await taxOf(await openClientWithCart(app, rice), form)).taxes;

describe('tax rates', () => {
  it('apply from a day on to new orders, not to earlier ones', async () => {
    const client = await openClientWithCart(app, rice);
    const before = await taxOf(client);
    expect(before.taxes).toEqual(['Tax included (5%) ₹ 10.00/-']);
    const old = await order(await openClientWithCart(app, rice));
    expect((await set(20)).statusCode).toBe(200);
    const refused = await send(client, before.token);
    expect(refused).not.toHaveProperty('number');
    const after = await taxOf(client);
    expect(after.taxes).toEqual(['Tax included (20%) ₹ 35.00/-']);
    expect(await send(client, after.token)).toHaveProperty('number');
    const stored = await db
      .selectFrom('shop_order')
      .select(['number', 'taxes'])
      .orderBy('id')
      .execute();
    expect(stored.map(({ taxes }) => taxes)).toEqual([
      [{ percent: 5, net: 200_00, tax: 10_00 }],
      [{ percent: 20, net: 175_00, tax: 35_00 }],
    ]);
    expect(stored[0]?.number).toBe(old.number);
  });

  it('are planned, changed and cancelled with log entries', async () => {
    const day = dayFromToday(30);
    await set(12, { day });
    await set(12.5, { day });
    expect((await set(12.5, { day })).statusCode).toBe(200);
    const general = { country_id: '', zone_id: '' };
    const current = { day: '1970-01-01', ...general, percent: 5, is_planned: false };
    expect((await readTaxes()).classes[0]?.rates).toEqual([
      current,
      { day, ...general, percent: 12.5, is_planned: true },
    ]);
    expect(await taxOfRice()).toEqual(['Tax included (5%) ₹ 10.00/-']);
    const remove = () =>
      manager.call('DELETE', '/tax-classes/1/rates', { query: { ...general, day } });
    expect((await remove()).json<StaffDto['Taxes']>().classes[0]?.rates).toEqual([current]);
    expect((await remove()).statusCode).toBe(404);
    const { changes } = (
      await manager.call('GET', '/changes', { query: { subject: 'tax', subject_id: day } })
    ).json<StaffDto['ChangeList']>();
    expect(changes.map(({ before, after }) => [before['percent'], after['percent']])).toEqual([
      [12.5, undefined],
      [12, 12.5],
      [undefined, 12],
    ]);
  });

  it.each([-1, 400])('reject a day %i days from today', async (days) => {
    const answer = await set(7, { day: dayFromToday(days) });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual(['day']);
  });

  it.each([-1, 100, 5.123])('reject %d percent', async (percent) => {
    expect((await set(percent)).statusCode).toBe(400);
  });

  it('of a region come before those of its country, and both before the general one', async () => {
    await set(12, { country_id: 'IN' });
    await set(18, { country_id: 'IN', zone_id: 'IN-DL' });
    const delhi = { ...BY_PARCEL, zone_id: 'IN-DL', postcode: '110001' };
    expect(await taxOfRice()).toEqual(['Tax included (12%) ₹ 22.50/-']);
    expect(await taxOfRice(delhi)).toEqual(['Tax included (18%) ₹ 32.03/-']);
    const rate = { day: dayFromToday(0), country_id: 'IN', zone_id: 'IN-DL' };
    await manager.call('DELETE', '/tax-classes/1/rates', { query: rate });
    expect(await taxOfRice(delhi)).toEqual(['Tax included (12%) ₹ 22.50/-']);
  });

  it.each([
    [{ country_id: 'XX' }, 'country_id'],
    [{ country_id: 'IN', zone_id: 'US-NY' }, 'zone_id'],
  ])('reject the place %j', async (place, field) => {
    const answer = await set(5, place);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual([field]);
  });
});

describe('tax classes', () => {
  it('tax each product and the delivery at their own rates, and orders keep them', async () => {
    const zero = await addClass('Zero rate');
    const high = await addClass('High');
    await set(0, {}, zero);
    await set(18, {}, high);
    await savePolicy({ delivery_class_id: high });
    const milk = await insertProduct(db, { handle: 'milk', name: 'Milk', priceMinor: 100_00 });
    await db
      .updateTable('product')
      .set({ tax_class_id: zero, tax_code: '0401' })
      .where('id', '=', milk.id)
      .execute();
    const client = await openClientWithCart(app, rice);
    await client.post('checkout/cart/add', { product_id: milk.id, quantity: '1' });
    expect((await taxOf(client)).taxes).toEqual([
      'Tax included (5%) ₹ 7.62/-',
      'Tax included (18%) ₹ 7.63/-',
    ]);
    const { number = '' } = await order(client);
    await set(12);
    const { totals } = (await manager.call('GET', `/orders/${number}`)).json<
      StaffDto['StaffOrder']
    >();
    expect(totals.filter(({ code }) => code === 'tax')).toHaveLength(2);
    const lines = await db
      .selectFrom('order_line')
      .innerJoin('shop_order', 'shop_order.id', 'order_line.order_id')
      .select(['order_line.handle', 'order_line.tax_percent', 'order_line.tax_code'])
      .where('shop_order.number', '=', number)
      .orderBy('order_line.id')
      .execute();
    expect(lines.map((line) => [line.handle, Number(line.tax_percent), line.tax_code])).toEqual([
      ['rice', 5, ''],
      ['milk', 0, '0401'],
    ]);
  });

  it('have distinct names and are deleted only if unused', async () => {
    const zero = await addClass('Zero rate');
    const again = await manager.call('POST', '/tax-classes', { payload: { name: 'zero RATE' } });
    expect(again.json<StaffDto['Problem']>().errors).toEqual({
      name: 'Another tax class has this name.',
    });
    await manager.call('PUT', `/tax-classes/${zero}`, { payload: { name: 'Exempt' } });
    await db.updateTable('product').set({ tax_class_id: zero }).execute();
    const remove = (id: string) => manager.call('DELETE', `/tax-classes/${id}`);
    expect((await remove(zero)).statusCode).toBe(409);
    await db.updateTable('product').set({ tax_class_id: '1' }).execute();
    expect((await remove(zero)).statusCode).toBe(200);
    expect((await remove(zero)).statusCode).toBe(404);
    expect((await remove('1')).statusCode).toBe(409);
    expect((await readTaxes()).classes.map(({ name }) => name)).toEqual(['Standard']);
  });
});

describe('the tax policy', () => {
  it('splits GST within the state and adds tax to prices that lack it', async () => {
    await savePolicy({ country_id: 'IN', zone_id: 'IN-KA', tax_number: '29aagcb7383j1z4' });
    expect((await readTaxes()).policy.tax_number).toBe('29AAGCB7383J1Z4');
    expect(await taxOfRice()).toEqual([
      'CGST included (2.5%) ₹ 5.00/-',
      'SGST included (2.5%) ₹ 5.00/-',
    ]);
    expect(await taxOfRice({ ...BY_PARCEL, zone_id: 'IN-DL', postcode: '110001' })).toEqual([
      'IGST included (5%) ₹ 10.00/-',
    ]);
    await savePolicy({ prices_include_tax: false });
    expect(await taxOfRice()).toEqual(['Tax (5%) ₹ 10.50/-']);
    const config = await app.inject('/api/common/config');
    expect(config.json()).toMatchObject({ adds_tax: true });
    const { number = '' } = await order(await openClientWithCart(app, rice));
    const { total_text: text } = (await manager.call('GET', `/orders/${number}`)).json<
      StaffDto['StaffOrder']
    >();
    expect(text).toBe('₹ 220.50/-');
  });

  it.each<[Partial<StaffDto['TaxPolicy']>, string]>([
    [{ country_id: 'IN', tax_number: '29AAGCB7383J1Z0' }, 'tax_number'],
    [{ country_id: 'XX' }, 'country_id'],
    [{ country_id: 'IN' }, 'zone_id'],
    [{ country_id: 'IN', zone_id: 'IN-MH', tax_number: '29AAGCB7383J1Z4' }, 'zone_id'],
    [{ country_id: 'US', zone_id: 'IN-KA' }, 'zone_id'],
    [{ delivery_class_id: '99' }, 'delivery_class_id'],
  ])('rejects %j', async (policy, field) => {
    const answer = await savePolicy(policy);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual([field]);
  });

  it('asks customers for a valid tax number, which is optional', async () => {
    await savePolicy({ asks_tax_number: true });
    const client = await openClientWithCart(app, rice);
    const { error } = (await review(client, {
      ...BY_PARCEL,
      tax_number: '29AAGCB7383J1Z0',
    })) as { error?: Record<string, string> };
    expect(Object.keys(error ?? {})).toEqual(['tax_number']);
    const { number = '' } = await order(client, { ...BY_PARCEL, tax_number: '29aagcb7383j1z4' });
    const { address } = (await manager.call('GET', `/orders/${number}`)).json<
      StaffDto['StaffOrder']
    >();
    expect(address.tax_number).toBe('29AAGCB7383J1Z4');
    expect(await order(await openClientWithCart(app, rice))).toHaveProperty('number');
  });
});
