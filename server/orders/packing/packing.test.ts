import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { Database } from '../../db/schema.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import { become, pack, packRest } from '../../testing/become.ts';
import {
  BY_PARCEL,
  insertDelivery,
  openFromMail,
  order,
  shopperWith,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { mailTo } from '../../testing/mailTo.ts';
import type { TestClient } from '../../testing/openClient.ts';
import { findMovements, findUnbalanced } from '../../testing/stockMovements.ts';
import { orderToChange } from './changeStatus.ts';
import { giveMoneyBack } from '../payment/giveMoneyBack.ts';

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let riceId: string;
let brownId: string;
let serial = 0;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  await db
    .insertInto('content')
    .values({ name: 'bank_account', body: JSON.stringify([{ title: 'Bank', text: 'Example' }]) })
    .execute();
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, hasTestPayment: true } });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  serial += 1;
  const product = (handle: string, name: string, pricePaise: number, stock: number) =>
    insertProduct(db, { handle: `${handle}-${serial}`, name, pricePaise, stock });
  riceId = (await product('rice', 'Rice', 200_00, 10)).id;
  brownId = (await product('brown', 'Brown rice', 150_00, 2)).id;
  client = await shopperWith(app, riceId, 4);
});

const ONLINE = { ...BY_PARCEL, payment_id: 'test', payment_token: 'ok' };

/** Places an order for four units of rice, whose address is confirmed. */
async function placed(
  substitution: 'none' | 'similar' | 'ask' = 'none',
  form = ONLINE,
): Promise<Required<Pick<Dto['PlaceOrderAnswer'], 'number' | 'secret'>>> {
  const { products } = (await client.get('checkout/cart')).json<Dto['Cart']>();
  const email = `meera-${serial}@example.com`;
  const wishes = { [`substitution[${products[0]?.cart_item_id}]`]: substitution };
  const answer = await order(client, { ...form, ...wishes, email });
  await openFromMail(db, client, answer);
  const { number = '', secret = '' } = answer;
  return { number, secret: secret ?? '' };
}

const shown = async ({ number, secret }: { number: string; secret: string }) =>
  (await client.get(`order/order?number=${number}&secret=${secret}`)).json<Dto['Order']>();

const stockOf = async (id: string) =>
  (await db.selectFrom('product').select('stock').where('id', '=', id).executeTakeFirstOrThrow())
    .stock;

const emails = async () =>
  (await mailTo(db, `meera-${serial}@example.com`)).map(({ template }) => template);

const refund = (number: string, amount: number) =>
  db.transaction().execute(async (trx) => {
    const locked = await orderToChange(trx, number);
    await giveMoneyBack(trx, locked, { amount, note: '' }, DEFAULT_SETTINGS.timeZone);
  });

/** The digits of a printed amount, as whole smallest units. */
const unitsIn = (text = '') => Number(text.replaceAll(/[^\d-]/g, '').replace(/-$/, ''));

const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);

/** Goods as printed in a list of totals, and what these come to. */
function readTotals(totals: Dto['TotalLine'][] = []): { goods: number; total: number } {
  const byCode = new Map(totals.map(({ code, text }) => [code, unitsIn(text)]));
  const total = byCode.get('total') ?? NaN;
  expect(sum(['sub_total', 'coupon', 'shipping'].map((code) => byCode.get(code) ?? 0))).toBe(total);
  return { goods: byCode.get('sub_total') ?? NaN, total };
}

describe('what is printed of an order', () => {
  beforeAll(async () => {
    await db
      .insertInto('currency')
      .values([
        { code: 'USD', symbol: '$', value: '0.0119', decimal: 2, position: 4 },
        { code: 'KWD', symbol: 'KD', value: '0.00364', decimal: 3, position: 5 },
        { code: 'IDR', symbol: 'Rp', value: '190.23', decimal: 0, position: 6 },
      ])
      .execute();
    await db
      .insertInto('coupon')
      .values({ code: 'TREK10', percent: 10, amount_paise: null, ends_at: null, uses_left: null })
      .execute();
  });

  it.each(['INR', 'USD', 'KWD', 'IDR', 'JPY'])(
    'adds up in %s, short and refunded, too',
    async (code) => {
      const goods = await Promise.all(
        [23_95, 99_99, 66_35].map((pricePaise, at) =>
          insertProduct(db, {
            handle: `${code}-${at}`,
            name: `${code} ${at}`,
            pricePaise,
            stock: 99,
          }),
        ),
      );
      client = await shopperWith(app, goods[0]?.id ?? '', 50);
      for (const { id } of goods.slice(1)) {
        await client.post('checkout/cart/add', { product_id: id, quantity: '3' });
      }
      await client.post('common/currency/change', { code });
      await client.post('checkout/coupon', { coupon: 'TREK10' });
      const cart = (await client.get('checkout/cart')).json<Dto['Cart']>();
      const inCart = readTotals(cart.totals).goods;
      const key = await placed();
      const agreed = await shown(key);
      const printed = (agreed.lines ?? []).map(({ quantity, price_text, total_text }) => {
        expect(unitsIn(total_text)).toBe(quantity * unitsIn(price_text));
        return unitsIn(total_text);
      });
      const before = readTotals(agreed.totals);
      expect([sum(printed), inCart]).toEqual([before.goods, before.goods]);

      for (const [at, packedQuantity] of [47, 3, 2].entries()) {
        await pack(db, key.number, at, { packedQuantity });
      }
      await become(db, key.number, 'packed');
      await refund(key.number, 1.5);
      const after = await shown(key);
      const { total } = readTotals(after.totals);
      const [short = 0, goodwill = 0] = (after.refunds ?? []).map(({ amount_text }) =>
        unitsIn(amount_text),
      );
      expect(short).toBe(before.total - total);
      await become(db, key.number, 'cancelled');
      const ended = await shown(key);
      expect(sum((ended.refunds ?? []).map(({ amount_text }) => unitsIn(amount_text)))).toBe(
        before.total,
      );
      expect(goodwill).toBeGreaterThan(0);
    },
  );
});

describe('a box', () => {
  it('is closed once every line was looked for, and comes to what is in it', async () => {
    const key = await placed();
    await expect(become(db, key.number, 'packed')).rejects.toThrow('not been looked for');
    await pack(db, key.number, 0, { packedQuantity: 3 });
    expect((await shown(key)).lines?.[0]).not.toHaveProperty('packed');
    await become(db, key.number, 'packed');
    expect(await shown(key)).toMatchObject({
      total: 650,
      lines: [{ quantity: 4, packed: 3, total: 600 }],
      payment: { state: 'paid' },
      refunds: [{ amount_text: '₹ 200.00/-', reason: 'short', state: 'done' }],
    });
    await become(db, key.number, 'dispatched', 'delivered');
    expect(await emails()).toEqual(['order-placed', 'order-refunded', 'order-dispatched']);
    expect(await stockOf(riceId)).toBe(6);
    expect(await findMovements(db, riceId)).toEqual([
      ['initial', 10],
      ['order', -4],
      ['order', 1],
      ['short', -1],
    ]);
    expect(await findUnbalanced(db)).toEqual([]);
  });

  it('takes a replacement for no more than was agreed to, where the shopper wished one', async () => {
    const dear = (
      await insertProduct(db, { handle: `dear-${serial}`, name: 'Dear', pricePaise: 900_00 })
    ).id;
    const key = await placed('similar');
    const replaceBy = (productId: string, quantity: number) =>
      pack(db, key.number, 0, { packedQuantity: 2, replacement: { productId, quantity } });
    await replaceBy(brownId, 2);
    expect(await stockOf(brownId)).toBe(0);
    await replaceBy(dear, 1);
    expect([await stockOf(brownId), await stockOf(dear)]).toEqual([2, 999]);
    await expect(replaceBy(brownId, 3)).rejects.toThrow('more than were ordered');
    await expect(replaceBy(riceId, 1)).rejects.toThrow('stand in for itself');
    await db.updateTable('product').set({ stock: 1 }).where('id', '=', brownId).execute();
    await expect(replaceBy(brownId, 2)).rejects.toMatchObject({ left: 1 });
    expect(await stockOf(dear)).toBe(999);
    await become(db, key.number, 'packed');
    expect(await shown(key)).toMatchObject({
      total: 650,
      lines: [
        { name: 'Rice', packed: 2, total: 400 },
        { name: 'Dear', packed: 1, price: 200, total: 200, replaces: 'Rice' },
      ],
    });
    expect(await findUnbalanced(db)).toEqual([]);
  });

  it('keeps a replacement while its line is checked off again, until that is undone', async () => {
    const key = await placed('similar');
    const replacement = { productId: brownId, quantity: 2 };
    await pack(db, key.number, 0, { packedQuantity: 2, replacement });
    await pack(db, key.number, 0, { packedQuantity: 1 });
    expect(await stockOf(brownId)).toBe(0);
    for (const packedQuantity of [3, null]) {
      await expect(pack(db, key.number, 0, { packedQuantity })).rejects.toThrow('undo that first');
    }
    await pack(db, key.number, 0, { packedQuantity: 1, replacement: null });
    expect(await stockOf(brownId)).toBe(2);
    await pack(db, key.number, 0, { packedQuantity: 4 });
    await become(db, key.number, 'packed');
    expect(await shown(key)).toMatchObject({ total: 850, lines: [{ name: 'Rice', packed: 4 }] });
    expect(await findUnbalanced(db)).toEqual([]);
  });

  it('takes none where the shopper wished none, and can be unpacked until it is closed', async () => {
    const key = await placed('none');
    await expect(
      pack(db, key.number, 0, {
        packedQuantity: 1,
        replacement: { productId: brownId, quantity: 1 },
      }),
    ).rejects.toThrow('wants nothing in place');
    await pack(db, key.number, 0, { packedQuantity: 0 });
    await expect(become(db, key.number, 'packed')).rejects.toThrow('cancel it instead');
    await pack(db, key.number, 0, { packedQuantity: null });
    await packRest(db, key.number);
    await become(db, key.number, 'packed');
    await expect(pack(db, key.number, 0, { packedQuantity: 1 })).rejects.toThrow(
      'not being packed',
    );
    expect((await shown(key)).refunds).toEqual([]);
  });

  it('lowers a discount with the goods, and what is due at the door with the total', async () => {
    await db
      .insertInto('coupon')
      .values({
        code: `T${serial}`,
        percent: 10,
        amount_paise: null,
        ends_at: null,
        uses_left: null,
      })
      .execute();
    await client.post('checkout/coupon', { coupon: `T${serial}` });
    const key = await placed('none', { ...BY_PARCEL, payment_id: 'cash', payment_token: '' });
    expect((await shown(key)).total).toBe(770);
    await pack(db, key.number, 0, { packedQuantity: 1 });
    await become(db, key.number, 'packed');
    const { total, totals = [] } = await shown(key);
    expect(total).toBe(230);
    expect(totals.map(({ text }) => text)).toEqual([
      '₹ 200.00/-',
      '₹ -20.00/-',
      '₹ 50.00/-',
      '₹ 10.95/-',
      '₹ 230.00/-',
    ]);
    const payment = await db
      .selectFrom('payment')
      .innerJoin('shop_order', 'shop_order.id', 'order_id')
      .select('amount_paise')
      .where('number', '=', key.number)
      .executeTakeFirstOrThrow();
    expect(Number(payment.amount_paise)).toBe(230_00);
  });

  it.each([
    ['rice', 0, 50, 6_00],
    ['tea', 1, 50, 0],
  ])(
    'keeps a discount of some products with them where there is less %s',
    async (_name, line, delivery, discount) => {
      const tea = (
        await insertProduct(db, { handle: `tea-${serial}`, name: 'Tea', pricePaise: 30_00 })
      ).id;
      await client.post('checkout/cart/add', { product_id: tea, quantity: '2' });
      await db
        .insertInto('coupon')
        .values({ code: `TEA${serial}`, percent: 10, product_ids: [tea] })
        .execute();
      await client.post('checkout/coupon', { coupon: `TEA${serial}` });
      const key = await placed('none', { ...BY_PARCEL, payment_id: 'cash', payment_token: '' });
      expect((await shown(key)).total).toBe(800 + 60 - 6 + delivery);
      await pack(db, key.number, line, { packedQuantity: 0 });
      await packRest(db, key.number);
      await become(db, key.number, 'packed');
      const goods = line === 0 ? 60 : 800;
      expect((await shown(key)).total).toBe(goods - discount / 100 + delivery);
    },
  );

  it.each([true, false])(
    'goes back to the shelf when it is cancelled, without what was not there (closed: %s)',
    async (isClosed) => {
      const key = await placed('similar');
      const replacement = { productId: brownId, quantity: 1 };
      await pack(db, key.number, 0, { packedQuantity: 2, replacement });
      if (isClosed) await become(db, key.number, 'packed');
      await client.post('account/order/cancel', key);
      expect([await stockOf(riceId), await stockOf(brownId)]).toEqual([8, 2]);
      const moved = await findMovements(db, riceId);
      expect(moved.filter(([reason]) => reason === 'short')).toEqual([['short', -2]]);
      expect(await findUnbalanced(db)).toEqual([]);
      const { payment, refunds = [] } = await shown(key);
      expect(payment?.state).toBe('refunded');
      expect(refunds.at(-1)?.reason).toBe('cancelled');
    },
  );
});

describe('an order that comes back undelivered', () => {
  it('is cancelled by the shop alone: goods are in stock again, and nothing counts as paid', async () => {
    const key = await placed('none', { ...BY_PARCEL, payment_id: 'cash', payment_token: '' });
    await pack(db, key.number, 0, { packedQuantity: 3 });
    await become(db, key.number, 'packed', 'dispatched');
    await client.post('account/order/cancel', key);
    expect(await shown(key)).toMatchObject({ status: 'dispatched', can_cancel: false });
    await become(db, key.number, 'cancelled');
    expect(await shown(key)).toMatchObject({
      status: 'cancelled',
      payment: { state: 'cancelled' },
    });
    expect(await stockOf(riceId)).toBe(9);
    expect(await findUnbalanced(db)).toEqual([]);
    expect((await emails()).at(-1)).toBe('order-cancelled');
  });
});

describe('money', () => {
  it('comes by transfer, which is written to the shopper once', async () => {
    const key = await placed('none', { ...BY_PARCEL, payment_id: 'transfer', payment_token: '' });
    await become(db, key.number, 'paid');
    await expect(become(db, key.number, 'paid')).rejects.toThrow('No payment of this order is due');
    expect(await emails()).toEqual(['order-placed', 'payment-received']);
  });

  it('that comes by transfer after all goes back, and is noted once', async () => {
    const key = await placed('none', { ...BY_PARCEL, payment_id: 'transfer', payment_token: '' });
    await become(db, key.number, 'cancelled');
    await become(db, key.number, 'paid');
    expect(await shown(key)).toMatchObject({
      payment: { state: 'refund_due' },
      refunds: [{ amount_text: '₹ 850.00/-', reason: 'cancelled', state: 'due' }],
    });
    await expect(become(db, key.number, 'paid')).rejects.toThrow('No payment of this order is due');
  });

  it('does not come for an order that was to be paid at the door and is cancelled', async () => {
    const key = await placed('none', { ...BY_PARCEL, payment_id: 'cash', payment_token: '' });
    await become(db, key.number, 'cancelled');
    await expect(become(db, key.number, 'paid')).rejects.toThrow('No payment of this order is due');
  });

  it('cannot come late where nothing was to be paid', async () => {
    const code = `FREE${serial}`;
    await db.insertInto('coupon').values({ code, percent: 100 }).execute();
    await client.post('checkout/cart/add', { product_id: riceId, quantity: '2' });
    await client.post('checkout/coupon', { coupon: code });
    await db.updateTable('delivery_method').set({ price_paise: 0 }).execute();
    const key = await placed('none', { ...BY_PARCEL, payment_id: 'transfer', payment_token: '' });
    await db.updateTable('delivery_method').set({ price_paise: 50_00 }).execute();
    expect((await shown(key)).total).toBe(0);
    await become(db, key.number, 'cancelled');
    expect((await shown(key)).payment?.state).toBe('cancelled');
    await expect(become(db, key.number, 'paid')).rejects.toThrow('No payment of this order is due');
  });

  it('is not due back where nothing is left of it', async () => {
    const key = await placed();
    await refund(key.number, 850);
    await become(db, key.number, 'cancelled');
    expect((await shown(key)).payment?.state).toBe('refunded');
  });

  it('given besides takes nothing from what goes back for missing goods', async () => {
    const key = await placed();
    await refund(key.number, 100);
    await pack(db, key.number, 0, { packedQuantity: 3 });
    await become(db, key.number, 'packed');
    const { refunds = [] } = await shown(key);
    expect(refunds.map(({ amount_text: text, reason }) => [text, reason])).toEqual([
      ['₹ 100.00/-', 'goodwill'],
      ['₹ 200.00/-', 'short'],
    ]);
    await become(db, key.number, 'cancelled');
    expect((await shown(key)).refunds?.at(-1)?.amount_text).toBe('₹ 550.00/-');
  });

  it.each([0, -1, 0.001, 10.005])('goes back in no amount like %d', async (amount) => {
    const { number } = await placed();
    await expect(refund(number, amount)).rejects.toThrow('at most two decimals');
  });

  it('never goes back twice, nor more than came', async () => {
    const { number } = await placed();
    const both = await Promise.allSettled([refund(number, 500), refund(number, 500)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await refund(number, 0.29);
    await expect(refund(number, 349.72)).rejects.toThrow('At most ₹ 349.71/- can be given back.');
    await refund(number, 349.71);
    await expect(refund(number, 0.01)).rejects.toThrow('At most ₹ 0.00/-');
  });
});

describe('at the same time', () => {
  it('two packers put each unit of a replacement into one box', async () => {
    const { number } = await placed('ask');
    const replacement = { productId: brownId, quantity: 2 };
    await Promise.all(
      [1, 2].map((packedQuantity) => pack(db, number, 0, { packedQuantity, replacement })),
    );
    expect(await stockOf(brownId)).toBe(0);
    expect(await findUnbalanced(db)).toEqual([]);
  });

  it('an order is packed or cancelled, and its money goes back once', async () => {
    const key = await placed();
    await pack(db, key.number, 0, { packedQuantity: 3 });
    await Promise.allSettled([
      become(db, key.number, 'packed'),
      client.post('account/order/cancel', key),
    ]);
    const { status, refunds = [] } = await shown(key);
    expect(status).toBe('cancelled');
    const { total } = await db
      .selectFrom('refund')
      .innerJoin('shop_order', 'shop_order.id', 'order_id')
      .select((eb) => eb.fn.sum<string>('amount_paise').as('total'))
      .where('number', '=', key.number)
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(850_00);
    expect(refunds.every(({ state }) => state === 'done')).toBe(true);
    expect(await stockOf(riceId)).toBe(9);
    expect(await findUnbalanced(db)).toEqual([]);
  });
});
