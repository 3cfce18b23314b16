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
  riceId = (await insertProduct(db, { handle: 'rice', name: 'Rice', pricePaise: 199_99 })).id;
  const teaId = (await insertProduct(db, { handle: 'tea', name: 'Tea', pricePaise: 50_00 })).id;
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
      { code: 'DRINKS', percent: 50, minimum_paise: 60_00, collection_ids: [tea.collectionId] },
      { code: 'TEA', amount_paise: 80_00, product_ids: [tea.id] },
      { code: 'GONE', percent: 50, product_ids: ['999999'] },
      { code: 'TENTH', percent: 10, minimum_paise: 0, ends_at: new Date(Date.now() + HOUR) },
      { code: 'HUNDRED', amount_paise: 100_00, minimum_paise: 300_00 },
      { code: 'HUGE', amount_paise: 10_000_00 },
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
  it('API-13 API-43 OPEN-52 takes a percentage off, whatever the case and the space around the code', async () => {
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
    ['', 'Please enter a coupon code.', 'Veuillez saisir un code promo.'],
    ['NOPE', 'This coupon code is not valid.', 'Ce code promo n’est pas valable.'],
    ['old', 'This coupon has expired.', 'Ce code promo a expiré.'],
    ['soon', 'This coupon is not valid yet.', 'Ce code promo n’est pas encore valable.'],
    [
      'paused',
      'This coupon cannot be used at the moment.',
      'Ce code promo ne peut pas être utilisé pour le moment.',
    ],
    [
      'spent',
      'This coupon has been used as often as it can be.',
      'Ce code promo a atteint son nombre maximal d’utilisations.',
    ],
    [
      'tea',
      'This coupon is not for the products in your cart.',
      'Ce code promo ne s’applique pas aux produits de votre panier.',
    ],
    [
      'gone',
      'This coupon is not for the products in your cart.',
      'Ce code promo ne s’applique pas aux produits de votre panier.',
    ],
    [
      'HUNDRED',
      'This coupon needs goods worth at least ₹ 300.00/-',
      'Ce code promo demande un panier d’au moins ₹ 300,00/-',
    ],
  ])(
    'COUPON-04 COUPON-05 COUPON-06 rejects «%s» with the reason',
    async (code, english, french) => {
      expect(await apply(code)).toEqual({ error: english });
      expect(await apply(code, 'fr')).toEqual({ error: french });
      expect(await readTotals()).toEqual(WITHOUT);
    },
  );

  it('keeps the coupon in place when another is rejected, and replaces it otherwise', async () => {
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

  it('takes nothing off while the goods are below its minimum', async () => {
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

  it('takes a percentage off the lines of its collection alone', async () => {
    await addTea('2');
    await apply('DRINKS');
    expect(await readTotals()).toEqual({
      sub_total: '₹ 299.99/-',
      coupon: '₹ -50.00/-',
      total: '₹ 249.99/-',
    });
  });

  it('takes no more off than its own products cost', async () => {
    await addTea('1');
    await apply('TEA');
    expect(await readTotals()).toMatchObject({ coupon: '₹ -50.00/-', total: '₹ 199.99/-' });
  });

  it('needs its minimum of its own goods, and says so', async () => {
    await addTea('1');
    expect(await apply('DRINKS')).toEqual({
      error: 'This coupon is for some products only, and needs ₹ 60.00/- worth of them',
    });
    expect(await apply('DRINKS', 'fr')).toEqual({
      error:
        'Ce code promo ne vaut que pour certains produits\u00a0; il en faut pour au moins ₹ 60,00/-',
    });
  });

  it('can be applied before its time is over, and takes nothing off once it is paused', async () => {
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
  it('API-14 OPEN-51 takes the coupon off with an empty form', async () => {
    await apply('TENTH');
    const answer = await client.post('checkout/coupon/remove', '');
    expect(answer.json()).toEqual({ status: 1, success: 'Your coupon has been removed.' });
    expect(await readTotals()).toEqual(WITHOUT);
  });
});
