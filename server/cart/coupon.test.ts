import type { FastifyInstance } from 'fastify';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let riceId: string;
let tea: { id: string; collectionId: string };

const HOUR = 60 * 60 * 1000;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice', priceMinor: 199_99 })).id;
  const teaId = (await insertProduct(db, { handle: 'tea', name: 'Tea', priceMinor: 50_00 })).id;
  const collection = await db
    .insertInto('collection')
    .values({ handle: 'drinks' })
    .returning('id')
    .executeTakeFirstOrThrow();
  tea = { id: teaId, collectionId: collection.id };
  await db
    .updateTable('product')
    .set({ collection_id: tea.collectionId })
    .where('id', '=', tea.id)
    .execute();
  await db
    .insertInto('coupon')
    .values([
      { code: 'SOON', percent: 50, starts_at: new Date(Date.now() + HOUR) },
      { code: 'BEGUN', percent: 10, starts_at: new Date(Date.now() - HOUR) },
      { code: 'PAUSED', percent: 50, is_paused: true },
      { code: 'SPENT', percent: 50, uses_left: 0 },
      { code: 'DRINKS', percent: 50, minimum_minor: 60_00, collection_ids: [tea.collectionId] },
      { code: 'TEA', amount_minor: 80_00, product_ids: [tea.id] },
      { code: 'GONE', percent: 50, product_ids: ['999999'] },
      { code: 'TENTH', percent: 10, minimum_minor: 0, ends_at: new Date(Date.now() + HOUR) },
      { code: 'HUNDRED', amount_minor: 100_00, minimum_minor: 300_00 },
      { code: 'HUGE', amount_minor: 10_000_00 },
      { code: 'OLD', percent: 50, ends_at: new Date(Date.now() - HOUR) },
    ])
    .execute();
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  client = await openClient(app);
  await client.post('checkout/cart/add', { product_id: riceId, quantity: '1' });
});

const apply = async (coupon: string, language = 'en') =>
  (
    await client.post('checkout/coupon', { coupon }, { 'accept-language': language })
  ).json<unknown>();

async function readTotals(): Promise<Record<string, string>> {
  const answer = await client.get('checkout/cart/totals');
  const totals = answer.json<components['schemas']['TotalLine'][]>();
  return Object.fromEntries(totals.map(({ code, text }) => [code, text]));
}

const WITHOUT = { sub_total: '₹ 199.99/-', total: '₹ 199.99/-' };

describe('applyCoupon', () => {
  it('applies a percentage, ignoring case and surrounding space of the code [API-13, API-43]', async () => {
    expect(await apply('  tEnth ')).toEqual({
      status: 1,
      success: 'Your coupon has been applied.',
    });
    expect(await readTotals()).toEqual({
      sub_total: '₹ 199.99/-',
      coupon: '₹ -20.00/-',
      total: '₹ 179.99/-',
    });
  });

  it.each([
    ['', 'Enter a coupon code.', 'Saisissez un code promo.'],
    ['NOPE', 'This coupon code isn’t valid.', 'Ce code promo n’est pas valable.'],
    ['old', 'This coupon has expired.', 'Ce code promo a expiré.'],
    ['soon', 'This coupon isn’t valid yet.', 'Ce code promo n’est pas encore valable.'],
    [
      'paused',
      'This coupon can’t be used right now.',
      'Ce code promo ne peut pas être utilisé pour le moment.',
    ],
    [
      'spent',
      'This coupon has reached its usage limit.',
      'Ce code promo a atteint sa limite d’utilisation.',
    ],
    [
      'tea',
      'This coupon doesn’t apply to the items in your cart.',
      'Ce code promo ne s’applique pas aux articles de votre panier.',
    ],
    [
      'gone',
      'This coupon doesn’t apply to the items in your cart.',
      'Ce code promo ne s’applique pas aux articles de votre panier.',
    ],
    [
      'HUNDRED',
      'Spend at least ₹ 300.00/- to use this coupon.',
      'Commandez pour au moins ₹ 300,00/- pour utiliser ce code promo.',
    ],
  ])('rejects «%s» with the reason [COUPON-04, COUPON-06]', async (code, english, french) => {
    expect(await apply(code)).toEqual({ error: english });
    expect(await apply(code, 'fr')).toEqual({ error: french });
    expect(await readTotals()).toEqual(WITHOUT);
  });

  it('keeps the coupon if another one is rejected, and replaces it otherwise', async () => {
    await apply('TENTH');
    await apply('NOPE');
    expect(await readTotals()).toMatchObject({ coupon: '₹ -20.00/-' });
    await apply('HUGE');
    expect(await readTotals()).toEqual({
      sub_total: '₹ 199.99/-',
      coupon: '₹ -199.99/-',
      total: '₹ 0.00/-',
    });
  });

  it('has no discount below the minimum', async () => {
    await client.post('checkout/cart/add', { product_id: riceId, quantity: '1' });
    await apply('HUNDRED');
    expect(await readTotals()).toEqual({
      sub_total: '₹ 399.98/-',
      coupon: '₹ -100.00/-',
      total: '₹ 299.98/-',
    });
    const { products } = (await client.get('checkout/cart')).json<components['schemas']['Cart']>();
    await client.post('checkout/cart/edit', {
      key: products[0]?.cart_item_id ?? '',
      quantity: '1',
    });
    expect(await readTotals()).toEqual(WITHOUT);
  });
});

describe('a coupon for some products', () => {
  const addTea = (quantity: string) =>
    client.post('checkout/cart/add', { product_id: tea.id, quantity });

  it('applies a percentage only to lines of its collection', async () => {
    await addTea('2');
    await apply('DRINKS');
    expect(await readTotals()).toEqual({
      sub_total: '₹ 299.99/-',
      coupon: '₹ -50.00/-',
      total: '₹ 249.99/-',
    });
  });

  it('never exceeds the price of its products', async () => {
    await addTea('1');
    await apply('TEA');
    expect(await readTotals()).toMatchObject({ coupon: '₹ -50.00/-', total: '₹ 199.99/-' });
  });

  it('requires its minimum from eligible products and says so', async () => {
    await addTea('1');
    expect(await apply('DRINKS')).toEqual({
      error: 'Spend at least ₹ 60.00/- on eligible products to use this coupon.',
    });
    expect(await apply('DRINKS', 'fr')).toEqual({
      error: 'Commandez pour au moins ₹ 60,00/- de produits concernés pour utiliser ce code promo.',
    });
  });

  it('can be applied before it ends, and has no discount once paused', async () => {
    await apply('BEGUN');
    expect(await readTotals()).toMatchObject({ coupon: '₹ -20.00/-' });
    const pause = (isPaused: boolean) =>
      db.updateTable('coupon').set({ is_paused: isPaused }).where('code', '=', 'BEGUN').execute();
    await pause(true);
    expect(await readTotals()).toEqual(WITHOUT);
    await pause(false);
    expect(await readTotals()).toMatchObject({ coupon: '₹ -20.00/-' });
  });
});

describe('removeCoupon', () => {
  it('removes the coupon with an empty form [API-14, OPEN-51]', async () => {
    await apply('TENTH');
    const answer = await client.post('checkout/coupon/remove', '');
    expect(answer.json()).toEqual({ status: 1, success: 'Your coupon has been removed.' });
    expect(await readTotals()).toEqual(WITHOUT);
  });
});
