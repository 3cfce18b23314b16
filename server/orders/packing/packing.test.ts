import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Dto } from '../../http/contractTypes.ts';
import type { InvoiceDocument } from '../../invoices/invoiceDocument.ts';
import type { Database } from '../../db/schema.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import { advanceOrder, pack, packRest } from '../../testing/advanceOrder.ts';
import {
  BY_PARCEL,
  insertDelivery,
  openFromMail,
  order,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { mailTo } from '../../testing/mailTo.ts';
import {
  BY_CARD,
  reportPayment,
  reportRefunds,
  stripeGateways,
} from '../../testing/onlineOrders.ts';
import type { TestClient } from '../../testing/openClient.ts';
import { findMovements, findUnbalanced } from '../../testing/stockMovements.ts';
import { orderToChange } from './changeStatus.ts';
import { issueRefund } from '../payment/issueRefund.ts';

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
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, gateways: stripeGateways } });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  serial += 1;
  const product = (handle: string, name: string, priceMinor: number, stock: number) =>
    insertProduct(db, { handle: `${handle}-${serial}`, name, priceMinor, stock });
  riceId = (await product('rice', 'Rice', 200_00, 10)).id;
  brownId = (await product('brown', 'Brown rice', 150_00, 2)).id;
  client = await openClientWithCart(app, riceId, 4);
});

const BY_CASH: Record<string, string> = { ...BY_PARCEL, payment_id: 'cash' };
const BY_TRANSFER: Record<string, string> = { ...BY_PARCEL, payment_id: 'transfer' };

async function placed(
  substitution: 'none' | 'similar' | 'ask' = 'none',
  form = BY_CARD,
): Promise<Required<Pick<Dto['PlaceOrderAnswer'], 'number' | 'secret'>>> {
  const { products } = (await client.get('checkout/cart')).json<Dto['Cart']>();
  const email = `meera-${serial}@example.com`;
  const wishes = { [`substitution[${products[0]?.cart_item_id}]`]: substitution };
  const answer = await order(client, { ...form, ...wishes, email });
  if (form === BY_CARD) await reportPayment(db, answer, 'paid');
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
    await issueRefund(trx, locked, { amount, note: '' }, DEFAULT_SETTINGS.timeZone);
  });

const unitsIn = (text = '') => Number(text.replaceAll(/[^\d-]/g, '').replace(/-$/, ''));

const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);

function readTotals(totals: Dto['TotalLine'][] = []): { goods: number; total: number } {
  const byCode = new Map(totals.map(({ code, text }) => [code, unitsIn(text)]));
  const total = byCode.get('total') ?? NaN;
  expect(sum(['sub_total', 'coupon', 'shipping'].map((code) => byCode.get(code) ?? 0))).toBe(total);
  return { goods: byCode.get('sub_total') ?? NaN, total };
}

describe('order totals', () => {
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
      .values({ code: 'TREK10', percent: 10, amount_minor: null, ends_at: null, uses_left: null })
      .execute();
  });

  it.each(['INR', 'USD', 'KWD', 'IDR', 'JPY'])(
    'add up in %s, with missing goods and refunds',
    async (code) => {
      const goods = await Promise.all(
        [23_95, 99_99, 66_35].map((priceMinor, at) =>
          insertProduct(db, {
            handle: `${code}-${at}`,
            name: `${code} ${at}`,
            priceMinor,
            stock: 99,
          }),
        ),
      );
      client = await openClientWithCart(app, goods[0]?.id ?? '', 50);
      for (const { id } of goods.slice(1)) {
        await client.post('checkout/cart/add', { product_id: id, quantity: '3' });
      }
      await client.post('common/currency/change', { code });
      await client.post('checkout/coupon', { coupon: 'TREK10' });
      const cart = (await client.get('checkout/cart')).json<Dto['Cart']>();
      const inCart = readTotals(cart.totals).goods;
      const key = await placed('none', BY_TRANSFER);
      await advanceOrder(db, key.number, 'paid');
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
      await advanceOrder(db, key.number, 'packed');
      await refund(key.number, 1.5);
      const after = await shown(key);
      const { total } = readTotals(after.totals);
      const [short = 0, goodwill = 0] = (after.refunds ?? []).map(({ amount_text }) =>
        unitsIn(amount_text),
      );
      expect(short).toBe(before.total - total);
      await advanceOrder(db, key.number, 'cancelled');
      const ended = await shown(key);
      expect(sum((ended.refunds ?? []).map(({ amount_text }) => unitsIn(amount_text)))).toBe(
        before.total,
      );
      expect(goodwill).toBeGreaterThan(0);
    },
  );
});

describe('packing', () => {
  it('closes the box after every line was picked and charges only its goods', async () => {
    const key = await placed();
    await expect(advanceOrder(db, key.number, 'packed')).rejects.toThrow(
      'Some items aren’t checked yet.',
    );
    await pack(db, key.number, 0, { packedQuantity: 3 });
    expect((await shown(key)).lines?.[0]).not.toHaveProperty('packed');
    await advanceOrder(db, key.number, 'packed');
    expect(await shown(key)).toMatchObject({
      total: 650,
      lines: [{ quantity: 4, packed: 3, total: 600 }],
      payment: { state: 'paid' },
      refunds: [{ amount_text: '₹ 200.00/-', reason: 'short', state: 'due' }],
    });
    await reportRefunds(db, key);
    await advanceOrder(db, key.number, 'dispatched', 'delivered');
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

  it('charges goods sold by weight by what they weigh, and never more than ordered', async () => {
    await db
      .updateTable('product')
      .set({ is_weighed: true, unit_amount: 250, unit_measure: 'g' })
      .where('id', '=', riceId)
      .execute();
    const key = await placed();
    expect((await shown(key)).lines).toMatchObject([{ quantity: 4, weight_step: 250, total: 800 }]);
    await pack(db, key.number, 0, { packedQuantity: 4 });
    await expect(advanceOrder(db, key.number, 'packed')).rejects.toThrow(
      'Some items aren’t weighed yet.',
    );
    const weigh = (weighedGrams: number) =>
      pack(db, key.number, 0, { packedQuantity: null, weighedGrams });
    await expect(weigh(2001)).rejects.toThrow('Check the scale.');
    await weigh(1040);
    const stale = pack(db, key.number, 0, {
      packedQuantity: 4,
      weighedGrams: 1000,
      from: [null],
      weightFrom: [null],
    });
    await expect(stale).rejects.toThrow('Someone else packed this item.');
    expect((await shown(key)).total).toBe(850);
    await weigh(610);
    await advanceOrder(db, key.number, 'packed');
    expect(await shown(key)).toMatchObject({
      total: 538,
      lines: [{ quantity: 4, packed: 3, weight: 610, total: 488 }],
      refunds: [{ amount_text: '₹ 312.00/-', reason: 'short' }],
    });
    // 610 g count as three units of 250 g, so the fourth returns to stock.
    expect(await stockOf(riceId)).toBe(7);
    expect(await findUnbalanced(db)).toEqual([]);
    await reportRefunds(db, key);
    await advanceOrder(db, key.number, 'dispatched');
    const { document } = await db
      .selectFrom('invoice')
      .innerJoin('shop_order', 'shop_order.id', 'order_id')
      .select(sql<InvoiceDocument>`document`.as('document'))
      .where('shop_order.number', '=', key.number)
      .executeTakeFirstOrThrow();
    expect(document.lines[0]).toMatchObject({
      quantity: 3,
      weight: { grams: 610, stepGrams: 250 },
    });
    expect(document.totals.total).toBe(538_00);
    const { rows } = await sql<{ minor: string }>`
      SELECT packed_minor(line) AS minor FROM order_line line
      JOIN shop_order o ON o.id = line.order_id WHERE o.number = ${key.number}`.execute(db);
    expect(rows).toEqual([{ minor: '48800' }]);
  });

  it('returns lighter goods to stock as a whole if the order is cancelled before it is packed', async () => {
    await db
      .updateTable('product')
      .set({ is_weighed: true, unit_amount: 250, unit_measure: 'g' })
      .where('id', '=', riceId)
      .execute();
    const key = await placed();
    await pack(db, key.number, 0, { packedQuantity: null, weighedGrams: 610 });
    await advanceOrder(db, key.number, 'cancelled');
    expect(await stockOf(riceId)).toBe(10);
    expect(await findUnbalanced(db)).toEqual([]);
  });

  it('accepts a replacement up to the agreed price and quantity if the shopper allows it', async () => {
    const dear = (
      await insertProduct(db, { handle: `dear-${serial}`, name: 'Dear', priceMinor: 900_00 })
    ).id;
    const key = await placed('similar');
    const replaceBy = (productId: string, quantity: number) =>
      pack(db, key.number, 0, { packedQuantity: 2, replacement: { productId, quantity } });
    await replaceBy(brownId, 2);
    expect(await stockOf(brownId)).toBe(0);
    await replaceBy(dear, 1);
    expect([await stockOf(brownId), await stockOf(dear)]).toEqual([2, 999]);
    await expect(replaceBy(brownId, 3)).rejects.toThrow('That’s more than was ordered.');
    await expect(replaceBy(riceId, 1)).rejects.toThrow('Choose a different product.');
    await db.updateTable('product').set({ stock: 1 }).where('id', '=', brownId).execute();
    await expect(replaceBy(brownId, 2)).rejects.toMatchObject({ left: 1 });
    expect(await stockOf(dear)).toBe(999);
    await advanceOrder(db, key.number, 'packed');
    expect(await shown(key)).toMatchObject({
      total: 650,
      lines: [
        { name: 'Rice', packed: 2, total: 400 },
        { name: 'Dear', packed: 1, price: 200, total: 200, replaces: 'Rice' },
      ],
    });
    expect(await findUnbalanced(db)).toEqual([]);
  });

  it('keeps a replacement with a higher added tax within the agreed price', async () => {
    await db.updateTable('tax_policy').set({ prices_include_tax: false }).execute();
    const { id: classId } = await db
      .insertInto('tax_class')
      .values({ name: 'High' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('tax_rate')
      .values({ class_id: classId, starts_at: new Date(0), percent: 18 })
      .execute();
    const key = await placed('similar');
    const dear = (
      await insertProduct(db, {
        handle: `dear-${serial}`,
        name: 'Dear',
        priceMinor: 500_00,
        stock: 9,
      })
    ).id;
    await db.updateTable('product').set({ tax_class_id: classId }).where('id', '=', dear).execute();
    const { total: agreed = 0 } = await shown(key);
    await pack(db, key.number, 0, {
      packedQuantity: 0,
      replacement: { productId: dear, quantity: 4 },
    });
    await packRest(db, key.number);
    await advanceOrder(db, key.number, 'packed');
    const { total = 0 } = await shown(key);
    expect(total).toBeLessThanOrEqual(agreed);
    expect(total).toBeGreaterThan(agreed - 1);
    await db.updateTable('tax_policy').set({ prices_include_tax: true }).execute();
  });

  it('keeps a replacement while its line is changed, until the replacement is removed', async () => {
    const key = await placed('similar');
    const replacement = { productId: brownId, quantity: 2 };
    await pack(db, key.number, 0, { packedQuantity: 2, replacement });
    await pack(db, key.number, 0, { packedQuantity: 1 });
    expect(await stockOf(brownId)).toBe(0);
    for (const packedQuantity of [3, null]) {
      await expect(pack(db, key.number, 0, { packedQuantity })).rejects.toThrow(
        'Undo the substitution first.',
      );
    }
    await pack(db, key.number, 0, { packedQuantity: 1, replacement: null });
    expect(await stockOf(brownId)).toBe(2);
    await pack(db, key.number, 0, { packedQuantity: 4 });
    await advanceOrder(db, key.number, 'packed');
    expect(await shown(key)).toMatchObject({ total: 850, lines: [{ name: 'Rice', packed: 4 }] });
    expect(await findUnbalanced(db)).toEqual([]);
  });

  it('rejects a replacement the shopper declined and allows unpacking until the box is closed', async () => {
    const key = await placed('none');
    await expect(
      pack(db, key.number, 0, {
        packedQuantity: 1,
        replacement: { productId: brownId, quantity: 1 },
      }),
    ).rejects.toThrow('doesn’t accept substitutes');
    await pack(db, key.number, 0, { packedQuantity: 0 });
    await expect(advanceOrder(db, key.number, 'packed')).rejects.toThrow(
      'Cancel the order instead.',
    );
    await pack(db, key.number, 0, { packedQuantity: null });
    await packRest(db, key.number);
    await advanceOrder(db, key.number, 'packed');
    await expect(pack(db, key.number, 0, { packedQuantity: 1 })).rejects.toThrow(
      'no longer being packed',
    );
    expect((await shown(key)).refunds).toEqual([]);
  });

  it('lowers the discount with the goods, and the cash due with the total', async () => {
    await db
      .insertInto('coupon')
      .values({
        code: `T${serial}`,
        percent: 10,
        amount_minor: null,
        ends_at: null,
        uses_left: null,
      })
      .execute();
    await client.post('checkout/coupon', { coupon: `T${serial}` });
    const key = await placed('none', BY_CASH);
    expect((await shown(key)).total).toBe(770);
    await pack(db, key.number, 0, { packedQuantity: 1 });
    await advanceOrder(db, key.number, 'packed');
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
      .select('amount_minor')
      .where('number', '=', key.number)
      .executeTakeFirstOrThrow();
    expect(Number(payment.amount_minor)).toBe(230_00);
  });

  it.each([
    ['rice', 0, 50, 6_00],
    ['tea', 1, 50, 0],
  ])(
    'keeps a product discount with its products if there is less %s',
    async (_name, line, delivery, discount) => {
      const tea = (
        await insertProduct(db, { handle: `tea-${serial}`, name: 'Tea', priceMinor: 30_00 })
      ).id;
      await client.post('checkout/cart/add', { product_id: tea, quantity: '2' });
      await db
        .insertInto('coupon')
        .values({ code: `TEA${serial}`, percent: 10, product_ids: [tea] })
        .execute();
      await client.post('checkout/coupon', { coupon: `TEA${serial}` });
      const key = await placed('none', BY_CASH);
      expect((await shown(key)).total).toBe(800 + 60 - 6 + delivery);
      await pack(db, key.number, line, { packedQuantity: 0 });
      await packRest(db, key.number);
      await advanceOrder(db, key.number, 'packed');
      const goods = line === 0 ? 60 : 800;
      expect((await shown(key)).total).toBe(goods - discount / 100 + delivery);
    },
  );

  it.each([true, false])(
    'returns packed goods to stock on cancellation, without missing ones (closed: %s)',
    async (isClosed) => {
      const key = await placed('similar');
      const replacement = { productId: brownId, quantity: 1 };
      await pack(db, key.number, 0, { packedQuantity: 2, replacement });
      if (isClosed) await advanceOrder(db, key.number, 'packed');
      await client.post('account/order/cancel', key);
      expect([await stockOf(riceId), await stockOf(brownId)]).toEqual([8, 2]);
      const moved = await findMovements(db, riceId);
      expect(moved.filter(([reason]) => reason === 'short')).toEqual([['short', -2]]);
      expect(await findUnbalanced(db)).toEqual([]);
      await reportRefunds(db, key);
      const { payment, refunds = [] } = await shown(key);
      expect(payment?.state).toBe('refunded');
      expect(refunds.at(-1)?.reason).toBe('cancelled');
    },
  );
});

describe('undelivered order', () => {
  it('can only be cancelled by staff: goods return to stock and nothing counts as paid', async () => {
    const key = await placed('none', BY_CASH);
    await pack(db, key.number, 0, { packedQuantity: 3 });
    await advanceOrder(db, key.number, 'packed', 'dispatched');
    await client.post('account/order/cancel', key);
    expect(await shown(key)).toMatchObject({ status: 'dispatched', can_cancel: false });
    await advanceOrder(db, key.number, 'cancelled');
    expect(await shown(key)).toMatchObject({
      status: 'cancelled',
      payment: { state: 'cancelled' },
    });
    expect(await stockOf(riceId)).toBe(9);
    expect(await findUnbalanced(db)).toEqual([]);
    expect((await emails()).at(-1)).toBe('order-cancelled');
  });
});

describe('payments and refunds', () => {
  it('records a bank transfer once and emails the shopper', async () => {
    const key = await placed('none', BY_TRANSFER);
    await advanceOrder(db, key.number, 'paid');
    await expect(advanceOrder(db, key.number, 'paid')).rejects.toThrow(
      'This order has no payment due.',
    );
    expect(await emails()).toEqual(['order-placed', 'payment-received']);
  });

  it('refunds a late bank transfer of a cancelled order and records it once', async () => {
    const key = await placed('none', BY_TRANSFER);
    await advanceOrder(db, key.number, 'cancelled');
    await advanceOrder(db, key.number, 'paid');
    expect(await shown(key)).toMatchObject({
      payment: { state: 'refund_due' },
      refunds: [{ amount_text: '₹ 850.00/-', reason: 'cancelled', state: 'due' }],
    });
    await expect(advanceOrder(db, key.number, 'paid')).rejects.toThrow(
      'This order has no payment due.',
    );
  });

  it('records no payment for a cancelled cash order', async () => {
    const key = await placed('none', BY_CASH);
    await advanceOrder(db, key.number, 'cancelled');
    await expect(advanceOrder(db, key.number, 'paid')).rejects.toThrow(
      'This order has no payment due.',
    );
  });

  it('records no late payment for a free order', async () => {
    const code = `FREE${serial}`;
    await db.insertInto('coupon').values({ code, percent: 100 }).execute();
    await client.post('checkout/cart/add', { product_id: riceId, quantity: '2' });
    await client.post('checkout/coupon', { coupon: code });
    await db.updateTable('delivery_method').set({ price_minor: 0 }).execute();
    const key = await placed('none', BY_TRANSFER);
    await db.updateTable('delivery_method').set({ price_minor: 50_00 }).execute();
    expect((await shown(key)).total).toBe(0);
    await advanceOrder(db, key.number, 'cancelled');
    expect((await shown(key)).payment?.state).toBe('cancelled');
    await expect(advanceOrder(db, key.number, 'paid')).rejects.toThrow(
      'This order has no payment due.',
    );
  });

  it('refunds nothing after a full refund', async () => {
    const key = await placed();
    await refund(key.number, 850);
    await reportRefunds(db, key);
    await advanceOrder(db, key.number, 'cancelled');
    expect((await shown(key)).payment?.state).toBe('refunded');
  });

  it('keeps goodwill refunds apart from refunds for missing goods', async () => {
    const key = await placed();
    await refund(key.number, 100);
    await pack(db, key.number, 0, { packedQuantity: 3 });
    await advanceOrder(db, key.number, 'packed');
    const { refunds = [] } = await shown(key);
    expect(refunds.map(({ amount_text: text, reason }) => [text, reason])).toEqual([
      ['₹ 100.00/-', 'goodwill'],
      ['₹ 200.00/-', 'short'],
    ]);
    await advanceOrder(db, key.number, 'cancelled');
    expect((await shown(key)).refunds?.at(-1)?.amount_text).toBe('₹ 550.00/-');
  });

  it.each([0, -1, 0.001, 10.005])('rejects a refund of %d', async (amount) => {
    const { number } = await placed();
    await expect(refund(number, amount)).rejects.toThrow('up to 2 decimals');
  });

  it('never refunds twice or more than was paid', async () => {
    const { number } = await placed();
    const both = await Promise.allSettled([refund(number, 500), refund(number, 500)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await refund(number, 0.29);
    await expect(refund(number, 349.72)).rejects.toThrow('You can refund up to ₹ 349.71/-.');
    await refund(number, 349.71);
    await expect(refund(number, 0.01)).rejects.toThrow('You can refund up to ₹ 0.00/-.');
  });
});

describe('concurrent changes', () => {
  it('takes the stock of a replacement once for two packers', async () => {
    const { number } = await placed('ask');
    const replacement = { productId: brownId, quantity: 2 };
    await Promise.all(
      [1, 2].map((packedQuantity) => pack(db, number, 0, { packedQuantity, replacement })),
    );
    expect(await stockOf(brownId)).toBe(0);
    expect(await findUnbalanced(db)).toEqual([]);
  });

  it('refunds an order once if it is packed and cancelled at the same time', async () => {
    const key = await placed();
    await pack(db, key.number, 0, { packedQuantity: 3 });
    await Promise.allSettled([
      advanceOrder(db, key.number, 'packed'),
      client.post('account/order/cancel', key),
    ]);
    await reportRefunds(db, key);
    expect(await shown(key)).toMatchObject({
      status: 'cancelled',
      payment: { state: 'refunded' },
    });
    const { total } = await db
      .selectFrom('refund')
      .innerJoin('shop_order', 'shop_order.id', 'order_id')
      .select((eb) => eb.fn.sum<string>('amount_minor').as('total'))
      .where('number', '=', key.number)
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(850_00);
    expect(await stockOf(riceId)).toBe(9);
    expect(await findUnbalanced(db)).toEqual([]);
  });
});
