import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { insertDelivery, order, review, send, openClientWithCart } from '../../testing/checkout.ts';
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
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice', pricePaise: 160_00 })).id;
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('tax_rate').execute();
  await db
    .insertInto('tax_rate')
    .values({ starts_at: new Date(0), percent: 5 })
    .execute();
});

function dayFromToday(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: app.settings.timeZone }).format(
    Date.now() + days * 86_400_000,
  );
}

const set = (day: string, percent: number) =>
  manager.call('PUT', `/tax-rates/${day}`, { payload: { percent } });

const rates = async () =>
  (await manager.call('GET', '/tax-rates')).json<StaffDto['TaxRateList']>().rates;

async function taxOf(client: Awaited<ReturnType<typeof openClientWithCart>>) {
  const { totals, review_token: token } = await review(client);
  const line = totals?.find(({ code }) => code === 'tax');
  return { title: line?.title, text: line?.text, token };
}

describe('tax rates', () => {
  it('apply from a day on to new orders, not to earlier ones', async () => {
    const client = await openClientWithCart(app, rice);
    const before = await taxOf(client);
    expect(before).toMatchObject({ title: 'Tax included (5%)', text: '₹ 10.00/-' });
    const old = await order(await openClientWithCart(app, rice));
    expect((await set(dayFromToday(0), 20)).statusCode).toBe(200);
    const refused = await send(client, before.token);
    expect(refused).not.toHaveProperty('number');
    const after = await taxOf(client);
    expect(after).toMatchObject({ title: 'Tax included (20%)', text: '₹ 35.00/-' });
    expect(await send(client, after.token)).toHaveProperty('number');
    const stored = await db
      .selectFrom('shop_order')
      .select(['number', 'tax_paise', 'tax_percent'])
      .orderBy('id')
      .execute();
    expect(stored.map((row) => [Number(row.tax_percent), Number(row.tax_paise)])).toEqual([
      [5, 10_00],
      [20, 35_00],
    ]);
    expect(stored[0]?.number).toBe(old.number);
  });

  it('are planned, changed and cancelled with log entries', async () => {
    const day = dayFromToday(30);
    await set(day, 12);
    await set(day, 12.5);
    expect((await set(day, 12.5)).statusCode).toBe(200);
    expect(await rates()).toEqual([
      { day: '1970-01-01', percent: 5, is_planned: false },
      { day, percent: 12.5, is_planned: true },
    ]);
    expect(await taxOf(await openClientWithCart(app, rice))).toMatchObject({
      title: 'Tax included (5%)',
    });
    expect((await manager.call('DELETE', `/tax-rates/${day}`)).json()).toEqual({
      rates: [{ day: '1970-01-01', percent: 5, is_planned: false }],
    });
    expect((await manager.call('DELETE', `/tax-rates/${day}`)).statusCode).toBe(404);
    const { changes } = (
      await manager.call('GET', '/changes', { query: { subject: 'tax', subject_id: day } })
    ).json<StaffDto['ChangeList']>();
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [{ percent: 12.5 }, {}],
      [{ percent: 12 }, { percent: 12.5 }],
      [{}, { percent: 12 }],
    ]);
  });

  it.each([-1, 400])('reject a day %i days from today', async (days) => {
    const answer = await set(dayFromToday(days), 7);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual(['day']);
  });

  it.each([-1, 100, 5.123])('reject %d percent', async (percent) => {
    expect((await set(dayFromToday(1), percent)).statusCode).toBe(400);
  });
});
