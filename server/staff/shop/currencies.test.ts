import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { followPageChanges } from '../../pages/pageChanges.ts';
import { insertDelivery, order, review, send, openClientWithCart } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;
let rice: string;

beforeAll(async () => {
  db = await freshDatabase();
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 1000 })).id;
  await insertDelivery(db);
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('session').execute();
  await db.deleteFrom('currency').execute();
  await insertCurrencies(db);
});

const EUR = { symbol: '€', rate: '0.0104', decimal: 2, position: 2, is_active: true };

const list = async () =>
  (await manager.call('GET', '/currencies')).json<StaffDto['StaffCurrencyList']>().currencies;

const save = (
  code: string,
  changed: StaffDto['CurrencyFields'],
  from?: StaffDto['CurrencyFields'],
) => manager.call('PUT', `/currencies/${code}`, { payload: { changed, from } });

const add = (payload: StaffDto['NewCurrency']) => manager.call('POST', '/currencies', { payload });

const shown = async (client: TestClient) =>
  (await client.get('common/currency')).json<Dto['CurrencyAnswer']>();

const inEuro = async () => {
  const client = await openClientWithCart(app, rice);
  await client.post('common/currency/change', { code: 'EUR' });
  return client;
};

describe('currencies', () => {
  it('are listed, changed for shoppers immediately, and logged', async () => {
    expect(await list()).toMatchObject([
      { code: 'INR', rate: '1', is_base: true },
      { code: 'EUR', ...EUR, is_base: false },
      { code: 'JPY', decimal: 0 },
    ]);
    const readChanges = followPageChanges(db);
    await readChanges();
    expect((await save('EUR', { ...EUR, rate: '0.0111', symbol: ' EUR ' })).json()).toMatchObject({
      rate: '0.0111',
      symbol: 'EUR',
    });
    expect([...(await readChanges())]).toContain('content');
    expect((await shown(await openClient(app))).currencies).toContainEqual({
      code: 'EUR',
      symbol: 'EUR',
      value: 0.0111,
      decimal: 2,
    });
    const query = { subject: 'currency', subject_id: 'EUR' };
    const { changes } = (await manager.call('GET', '/changes', { query })).json<
      StaffDto['ChangeList']
    >();
    expect(changes[0]).toMatchObject({
      operation: 'saveCurrency',
      before: { rate: '0.0104', symbol: '€' },
      after: { rate: '0.0111', symbol: 'EUR' },
    });
  });

  it('with a changed rate require a new review of pending orders [E-13]', async () => {
    const client = await inEuro();
    const { review_token: token } = await review(client);
    expect((await save('EUR', { ...EUR, rate: '0.02' })).statusCode).toBe(200);
    const refused = await send(client, token);
    expect(refused).not.toHaveProperty('number');
    expect(JSON.stringify(refused)).toContain('€');
    expect(await send(client, (await review(client)).review_token)).toHaveProperty('number');
    const { currency_value: rate } = await db
      .selectFrom('shop_order')
      .select('currency_value')
      .executeTakeFirstOrThrow();
    expect(Number(rate)).toBe(0.02);
  });

  it('switched off cannot be chosen, and sessions using them fall back to rupees', async () => {
    const client = await inEuro();
    const { review_token: token } = await review(client);
    expect((await save('EUR', { ...EUR, is_active: false })).statusCode).toBe(200);
    const { currencies, currency } = await shown(client);
    expect([currencies.map(({ code }) => code), currency]).toEqual([['INR', 'JPY'], 'INR']);
    expect((await client.post('common/currency/change', { code: 'EUR' })).json()).toHaveProperty(
      'error',
    );
    expect(await send(client, token)).not.toHaveProperty('number');
    expect(await order(client)).toHaveProperty('number');
    expect((await save('EUR', EUR)).statusCode).toBe(200);
    expect((await shown(client)).currencies).toHaveLength(3);
  });

  it('reject a rate that another member has changed since', async () => {
    await save('EUR', { ...EUR, rate: '0.0111' });
    const refused = await save('EUR', { rate: '0.0099' }, { rate: EUR.rate });
    expect(refused.json()).toMatchObject({
      status: 409,
      errors: { rate: expect.stringContaining('“0.0111”') },
    });
    expect((await save('EUR', EUR)).statusCode).toBe(200);
  });

  it('keep the base currency unchanged, except its position', async () => {
    const rupee = { symbol: '₹', rate: '1', decimal: 2, position: 1, is_active: true };
    for (const wrong of [{ rate: '2' }, { is_active: false }, { symbol: 'Rs' }, { decimal: 0 }]) {
      const { statusCode } = await save('INR', { ...rupee, ...wrong });
      expect(statusCode).toBe(409);
    }
    expect((await save('INR', { ...rupee, position: 9 })).statusCode).toBe(200);
    expect((await list()).at(-1)).toMatchObject({ code: 'INR', position: 9 });
  });

  it('are added once, with valid codes only', async () => {
    const yuan = { code: 'CNY', ...EUR, symbol: '¥', rate: '0.085' };
    expect((await add(yuan)).statusCode).toBe(201);
    const again = await add(yuan);
    expect([again.statusCode, again.json<StaffDto['Problem']>().errors]).toEqual([
      422,
      { code: 'This currency already exists.' },
    ]);
    expect((await add({ ...yuan, code: 'ABQ' })).statusCode).toBe(422);
    expect((await add({ ...yuan, code: 'USD', rate: '0.000' })).json()).toMatchObject({
      errors: { rate: 'Enter a rate greater than 0.' },
    });
    expect((await add({ ...yuan, code: 'USD', rate: '1e9' })).statusCode).toBe(400);
    expect((await save('XXX', EUR)).statusCode).toBe(404);
  });
});
