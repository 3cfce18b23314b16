import type { FastifyInstance } from 'fastify';
import type { components } from '../../../contract/types.gen.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import {
  BY_PARCEL,
  insertDelivery,
  openFromMail,
  order,
  review,
  send,
  openClientWithCart,
} from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCustomer } from '../../testing/insertCustomer.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { BY_CARD, orderOnline, stripeGateways } from '../../testing/onlineOrders.ts';
import type { TestClient } from '../../testing/openClient.ts';
import { signInClient } from '../../testing/signInClient.ts';

type Dto = components['schemas'];

const FRENCH = { 'accept-language': 'fr' };

let db: Database;
let app: FastifyInstance;
let riceId: string;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  await insertDelivery(db);
  riceId = (
    await insertProduct(db, { handle: 'rice', name: 'Rice', priceMinor: 200_00, stock: 1000 })
  ).id;
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, gateways: stripeGateways } });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  await db.updateTable('currency').set({ value: '0.0104' }).where('code', '=', 'EUR').execute();
});

const choose = (client: TestClient, code: string) =>
  client.post('common/currency/change', { code });

const shown = async (
  client: TestClient,
  { number = '', secret = '' }: Dto['PlaceOrderAnswer'],
  headers?: Record<string, string>,
) =>
  (await client.get(`order/order?${new URLSearchParams({ number, secret })}`, headers)).json<
    Required<Dto['Order']>
  >();

const pairs = ({ totals }: Pick<Dto['Order'], 'totals'>) =>
  totals?.map(({ title, text }) => [title, text]);

describe('order amounts', () => {
  it('are shown in the viewer’s language, whatever the order’s language [OPEN-17, E-06]', async () => {
    await db
      .insertInto('coupon')
      .values({ code: 'TENTH', percent: 10, amount_minor: null, ends_at: null, uses_left: null })
      .execute();
    const client = await openClientWithCart(app, riceId, 2);
    await client.post('checkout/coupon', { coupon: 'TENTH' });
    const placed = await order(client);
    const inFrench = await shown(client, placed, FRENCH);
    expect(pairs(inFrench)).toEqual([
      ['Sous-total', '₹ 400,00/-'],
      ['Code promo TENTH', '₹ -40,00/-'],
      ['Colis', '₹ 50,00/-'],
      ['Taxes incluses (5\u00a0%)', '₹ 19,52/-'],
      ['Total', '₹ 410,00/-'],
    ]);
    expect(inFrench.lines[0]).toMatchObject({ price_text: '₹ 200,00/-', total_text: '₹ 400,00/-' });
    expect(inFrench.delivery.name).toBe('Colis');
    expect(pairs(await shown(client, placed))).toEqual([
      ['Subtotal', '₹ 400.00/-'],
      ['Coupon TENTH', '₹ -40.00/-'],
      ['Parcel', '₹ 50.00/-'],
      ['Tax included (5%)', '₹ 19.52/-'],
      ['Total', '₹ 410.00/-'],
    ]);
  });

  it('keep the order’s currency and rate on lines, totals and lists [OPEN-12, OPEN-13]', async () => {
    await insertCustomer(db, 'meera-euro@example.com');
    const client = await signInClient(app, 'meera-euro@example.com');
    await client.post('checkout/cart/add', { product_id: riceId, quantity: '2' });
    await choose(client, 'EUR');
    const placed = await order(client);
    await choose(client, 'INR');
    await db.updateTable('currency').set({ value: '0.02' }).where('code', '=', 'EUR').execute();
    const { lines, totals, total } = await shown(client, placed);
    expect(lines[0]).toMatchObject({
      price: 200,
      price_text: '€ 2.08/-',
      total: 400,
      total_text: '€ 4.16/-',
    });
    expect(totals.map(({ text }) => text)).toEqual([
      '€ 4.16/-',
      '€ 0.52/-',
      '€ 0.22/-',
      '€ 4.68/-',
    ]);
    expect(total).toBe(450);
    const list = (await client.get('account/order', FRENCH)).json<Dto['OrderList']>();
    expect(list.orders[0]).toMatchObject({ total: 450, total_text: '€ 4,68/-' });
  });

  it('use the order’s currency and language in the cancellation email [E-06]', async () => {
    const client = await openClientWithCart(app, riceId, 2);
    await choose(client, 'EUR');
    const placed = await order(client, BY_PARCEL, FRENCH);
    const { number = '', secret = '' } = placed;
    await openFromMail(db, client, placed);
    await choose(client, 'INR');
    await client.post('account/order/cancel', { number, secret });
    const mails = await db
      .selectFrom('mail_outbox')
      .select(['template', 'language', 'data'])
      .execute();
    const mail = mails.find(({ template }) => template === 'order-cancelled');
    expect(mail).toMatchObject({
      language: 'fr',
      data: {
        rows: [
          { label: 'Rice', value: '× 2' },
          { label: 'Sous-total', value: '€ 4,16/-' },
          { label: 'Colis', value: '€ 0,52/-' },
          { label: 'Taxes incluses (5\u00a0%)', value: '€ 0,22/-' },
          { label: 'Total', value: '€ 4,68/-' },
        ],
      },
    });
  });

  it('require a new review after a change of currency or rate [E-13]', async () => {
    const client = await openClientWithCart(app, riceId, 2);
    const { review_token: token } = await review(client);
    await choose(client, 'EUR');
    const again = await send(client, token);
    expect(again).toMatchObject({ changes: [{ code: 'cart' }] });
    expect(again.lines?.[0]).toMatchObject({ price_text: '€ 2.08/-', total_text: '€ 4.16/-' });
    await db.updateTable('currency').set({ value: '0.02' }).where('code', '=', 'EUR').execute();
    const { totals, review_token: last } = await send(client, again.review_token);
    expect(totals?.at(-1)?.text).toBe('€ 9.00/-');
    expect(await send(client, last)).toHaveProperty('status', 1);
  });

  it('limit a retried payment in the order’s currency [OPEN-50]', async () => {
    const client = await openClientWithCart(app, riceId, 60);
    await choose(client, 'EUR');
    const { number = '', secret = '' } = await orderOnline(db, client, {}, 'failed');
    await choose(client, 'INR');
    const answer = await client.post('checkout/payment/retry', {
      number,
      secret,
      payment_id: 'cash',
    });
    expect(answer.json()).toEqual({
      error: { payment_id: 'You can pay up to € 104.00/- this way.' },
    });
  });

  it('exceed 21,474,836.47 rupees', async () => {
    const {
      id,
      options: [pack],
    } = await insertProduct(db, {
      handle: 'saffron',
      name: 'Saffron',
      priceMinor: 20_000_000_00,
      stock: 100,
      options: [
        { name: 'Pack', type: 'radio', values: [{ name: 'Chest', priceMinor: 9_000_000_00 }] },
      ],
    });
    const client = await openClientWithCart(app, riceId);
    const added = await client.post('checkout/cart/add', {
      product_id: id,
      quantity: '100',
      option: JSON.stringify({ [pack?.id ?? '']: pack?.valueIds[0] }),
    });
    expect(added.json()).toHaveProperty('status', '1');
    const cart = (await client.get('checkout/cart')).json<Dto['Cart']>();
    expect(cart.products[1]).toMatchObject({ added_price: 29_000_000, total: 2_900_000_000 });
    const placed = await order(client, BY_CARD);
    const { lines, total, totals } = await shown(client, placed);
    expect(lines[1]).toMatchObject({ price: 29_000_000, total: 2_900_000_000 });
    expect(total).toBe(2_900_000_200);
    expect(totals.at(-1)?.text).toBe('₹ 2,90,00,00,200.00/-');
  });
});
