import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { insertDelivery, openClientWithCart, order } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertProduct } from '../../testing/insertProduct.ts';
import { openClient } from '../../testing/openClient.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let owner: StaffClient;
let rice: string;

beforeAll(async () => {
  db = await freshDatabase();
  rice = (await insertProduct(db, { handle: 'rice', name: 'Rice', priceMinor: 12_50 })).id;
  await insertDelivery(db);
  app = await buildApp({ db });
  await insertStaff(app, 'owner@example.com', 'owner');
  owner = await openStaffClient(app, 'owner@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('session').execute();
  await db.deleteFrom('currency').execute();
  await db
    .insertInto('currency')
    .values([
      { code: 'INR', symbol: '₹', value: 1, decimal: 2, position: 1, is_store: true },
      { code: 'EUR', symbol: '€', value: 0.01, decimal: 2, position: 2 },
      { code: 'USD', symbol: '$', value: 0.0125, decimal: 2, position: 3 },
    ])
    .execute();
});

const choose = (code: string) => owner.call('PUT', '/store-currency', { payload: { code } });

const rates = (answer: Awaited<ReturnType<typeof choose>>) =>
  answer
    .json<StaffDto['StaffCurrencyList']>()
    .currencies.map(({ code, rate, is_active: isActive, is_base: isBase }) => [
      code,
      rate,
      isActive,
      isBase,
    ]);

const cart = async () => {
  const client = await openClientWithCart(app, rice);
  return (await client.get('checkout/cart')).json<Dto['Cart']>().totals.at(-1)?.text;
};

describe('the store currency', () => {
  it('converts the rates of other currencies and keeps the numbers of prices', async () => {
    expect(await cart()).toBe('₹ 12.50/-');
    expect(rates(await choose('EUR'))).toEqual([
      ['INR', '100', true, false],
      ['EUR', '1', true, true],
      ['USD', '1.25', true, false],
    ]);
    expect(await cart()).toBe('€ 12.50/-');
    const client = await openClient(app);
    const { currency } = (await client.get('common/currency')).json<Dto['CurrencyAnswer']>();
    expect(currency).toBe('EUR');
    const session = (await owner.call('GET', '/session')).json<StaffDto['StaffSession']>();
    expect(session.currency).toEqual({ code: 'EUR', symbol: '€', decimal: 2 });
  });

  it('deactivates the others if their rates are unknown', async () => {
    expect(rates(await choose('JPY'))).toEqual([
      ['JPY', '1', true, true],
      ['INR', '1', false, false],
      ['EUR', '0.01', false, false],
      ['USD', '0.0125', false, false],
    ]);
    expect(await cart()).toBe('¥ 13/-');
    // The rate of the rupee is out of date now.
    expect(rates(await choose('INR'))).toContainEqual(['JPY', '1', false, false]);
  });

  it.each(['XXY', 'KWD', ''])('rejects %j', async (code) => {
    const answer = await choose(code);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<StaffDto['Problem']>().errors ?? {})).toEqual(['code']);
  });

  it('stays once there are orders', async () => {
    await order(await openClientWithCart(app, rice));
    expect((await choose('EUR')).statusCode).toBe(409);
    const list = (await owner.call('GET', '/currencies')).json<StaffDto['StaffCurrencyList']>();
    expect(list.can_change_base).toBe(false);
    expect((await choose('INR')).statusCode).toBe(200);
  });
});
