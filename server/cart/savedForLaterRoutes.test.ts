import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { components } from '../../contract/types.gen.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct, type InsertedProduct } from '../testing/insertProduct.ts';
import { openClient, type TestClient } from '../testing/openClient.ts';

type Dto = components['schemas'];

let db: Database;
let app: FastifyInstance;
let client: TestClient;
let rice: InsertedProduct;
let tea: InsertedProduct;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  rice = await insertProduct(db, {
    handle: 'rice',
    name: 'Rice',
    priceMinor: 100_00,
    stock: 10,
    options: [{ name: 'Pack', type: 'select', values: [{ name: '1 kg' }, { name: '5 kg' }] }],
  });
  tea = await insertProduct(db, { handle: 'tea', name: 'Tea', priceMinor: 50_00, stock: 5 });
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.updateTable('product').set({ stock: 10, price_minor: 100_00 }).execute();
  client = await openClient(app);
});

const cart = async () => (await client.get('checkout/cart')).json<Dto['Cart']>().products;
const saved = async () => (await client.get('checkout/saved')).json<Dto['SavedLines']>().products;
const send = async (path: string, key: string, headers = {}) =>
  (await client.post(path, { key }, headers)).json<Dto['Outcome']>();

async function fillCart(): Promise<[string, string]> {
  const [pack] = rice.options;
  const option = JSON.stringify({ [pack?.id ?? '']: pack?.valueIds[1] });
  await client.post('checkout/cart/add', { product_id: rice.id, quantity: '3', option });
  await client.post('checkout/cart/add', { product_id: tea.id, quantity: '2' });
  const [first, second] = await cart();
  return [first?.cart_item_id ?? '', second?.cart_item_id ?? ''];
}

describe('restoreCartLine', () => {
  it('restores a removed line unchanged and in place, once [E-04]', async () => {
    const [key] = await fillCart();
    const before = await cart();
    expect(await send('checkout/cart/remove', key)).toEqual({ status: 1 });
    expect((await cart()).map(({ handle }) => handle)).toEqual(['tea']);
    expect(await send('checkout/cart/restore', key)).toEqual({ status: 1 });
    expect(await cart()).toEqual(before);
    expect(before[0]).toMatchObject({ quantity: 3, option: [{ name: 'Pack', value: '5 kg' }] });
    expect(await send('checkout/cart/restore', key)).toEqual({
      error: 'This item can no longer be restored.',
    });
    expect(await cart()).toEqual(before);
  });

  it('merges into an equal line added meanwhile [E-04]', async () => {
    const [, key] = await fillCart();
    await send('checkout/cart/remove', key);
    await client.post('checkout/cart/add', { product_id: tea.id, quantity: '1' });
    await send('checkout/cart/restore', key);
    expect((await cart()).map(({ quantity }) => quantity)).toEqual([3, 3]);
  });

  it('reports insufficient stock, and the line can still be restored later [E-04]', async () => {
    const [, key] = await fillCart();
    await send('checkout/cart/remove', key);
    await db.updateTable('product').set({ stock: 1 }).where('id', '=', tea.id).execute();
    expect(await send('checkout/cart/restore', key)).toEqual({ error: 'Only 1 of Tea is left.' });
    await db.updateTable('product').set({ stock: 2 }).where('id', '=', tea.id).execute();
    expect(await send('checkout/cart/restore', key)).toEqual({ status: 1 });
  });

  it('restores nothing into the cart of another session [E-04]', async () => {
    const [key] = await fillCart();
    await send('checkout/cart/remove', key);
    const other = await openClient(app);
    const answer = await other.post('checkout/cart/restore', { key });
    expect(answer.json()).toEqual({ error: 'This item can no longer be restored.' });
    expect(await send('checkout/cart/restore', key)).toEqual({ status: 1 });
  });

  it('discards lines removed more than an hour ago [E-04]', async () => {
    const [first, second] = await fillCart();
    await send('checkout/cart/remove', first);
    await db
      .updateTable('saved_for_later')
      .set({ created_at: sql<Date>`now() - interval '61 minutes'` })
      .where('id', '=', first)
      .execute();
    await send('checkout/cart/remove', second);
    expect(await send('checkout/cart/restore', first)).toHaveProperty('error');
    expect(await send('checkout/cart/restore', second)).toEqual({ status: 1 });
  });

  it('repeats its first answer for the same idempotency key [E-12]', async () => {
    const [, key] = await fillCart();
    await send('checkout/cart/remove', key);
    const once = { 'idempotency-key': 'restore-the-tea' };
    expect(await send('checkout/cart/restore', key, once)).toEqual({ status: 1 });
    expect(await send('checkout/cart/restore', key, once)).toEqual({ status: 1 });
    expect((await cart()).map(({ quantity }) => quantity)).toEqual([3, 2]);
  });
});

describe('saved for later', () => {
  it('moves lines out of the cart, latest first, with options and stock [E-04]', async () => {
    const [first, second] = await fillCart();
    expect(await send('checkout/cart/save', first)).toEqual({ status: 1 });
    expect(await send('checkout/cart/save', second)).toEqual({ status: 1 });
    expect(await cart()).toEqual([]);
    expect(await saved()).toMatchObject([
      { handle: 'tea', quantity: 2, available: 10 },
      { handle: 'rice', quantity: 3, option: [{ name: 'Pack', value: '5 kg' }], price: 100 },
    ]);
    expect((await client.get('checkout/cart/totals')).json()).toEqual([]);
    expect(await send('checkout/cart/save', first)).toEqual({
      error: 'This item is no longer in your cart.',
    });
  });

  it('adds the quantity of a line saved again to the saved line [E-04]', async () => {
    const [, key] = await fillCart();
    await send('checkout/cart/save', key);
    await client.post('checkout/cart/add', { product_id: tea.id, quantity: '1' });
    await send('checkout/cart/save', (await cart())[1]?.cart_item_id ?? '');
    expect(await saved()).toMatchObject([{ handle: 'tea', quantity: 3, cart_item_id: key }]);
  });

  it('moves a saved line back, merging into an equal line [E-04]', async () => {
    const [, key] = await fillCart();
    await send('checkout/cart/save', key);
    await client.post('checkout/cart/add', { product_id: tea.id, quantity: '1' });
    expect(await send('checkout/saved/restore', key)).toEqual({ status: 1 });
    expect((await cart()).map(({ quantity }) => quantity)).toEqual([3, 3]);
    expect(await saved()).toEqual([]);
    expect(await send('checkout/saved/restore', key)).toHaveProperty('error');
  });

  it('keeps a saved line if it is not available [E-04]', async () => {
    const [, key] = await fillCart();
    await send('checkout/cart/save', key);
    await db.updateTable('product').set({ stock: 0 }).where('id', '=', tea.id).execute();
    expect(await send('checkout/saved/restore', key)).toEqual({ error: 'Tea is out of stock.' });
    expect(await saved()).toMatchObject([{ handle: 'tea', quantity: 2, available: 0 }]);
  });

  it('removes a saved line, only in its own session [E-04]', async () => {
    const [first, second] = await fillCart();
    await send('checkout/cart/save', first);
    await send('checkout/cart/remove', second);
    const other = await openClient(app);
    expect((await other.get('checkout/saved')).json()).toEqual({ products: [] });
    expect((await other.post('checkout/saved/remove', { key: first })).json()).toHaveProperty(
      'error',
    );
    expect(await send('checkout/saved/remove', second)).toHaveProperty('error');
    expect(await send('checkout/cart/restore', first)).toHaveProperty('error');
    expect(await send('checkout/saved/remove', first)).toEqual({ status: 1 });
    expect(await saved()).toEqual([]);
  });
});

describe('changes since a line was added', () => {
  const setTea = (values: {
    stock?: number;
    price_minor?: number;
    special_minor?: number | null;
  }) => db.updateTable('product').set(values).where('id', '=', tea.id).execute();
  const teaLine = async () => (await cart()).find(({ handle }) => handle === 'tea');

  it('shows the unit price at the add, options included, until the quantity is edited [E-13]', async () => {
    const [, key] = await fillCart();
    expect(await teaLine()).toMatchObject({ price: 100, added_price: 100 });
    await setTea({ price_minor: 120_00, special_minor: 110_00 });
    expect(await teaLine()).toMatchObject({ price: 120, special: 110, added_price: 100 });
    await client.post('checkout/cart/edit', { key, quantity: '2' });
    expect(await teaLine()).toMatchObject({ quantity: 2, added_price: 110 });
    await setTea({ price_minor: 90_00, special_minor: null });
    expect(await teaLine()).toMatchObject({ price: 90, added_price: 110 });
    await client.post('checkout/cart/add', { product_id: tea.id, quantity: '1' });
    expect(await teaLine()).toMatchObject({ quantity: 3, added_price: 90 });
  });

  it('keeps that price while the line is removed or saved [E-13]', async () => {
    const [, key] = await fillCart();
    await send('checkout/cart/save', key);
    await setTea({ price_minor: 130_00 });
    await send('checkout/saved/restore', key);
    expect(await teaLine()).toMatchObject({ price: 130, added_price: 100 });
  });

  it('omits the price for older lines without one [E-13]', async () => {
    await fillCart();
    await db.updateTable('cart_line').set({ price_minor: null }).execute();
    expect(await teaLine()).not.toHaveProperty('added_price');
  });

  it('shows the available quantity, net of other lines and the minimum [E-13]', async () => {
    const [first] = await fillCart();
    await client.post('checkout/cart/add', { product_id: rice.id, quantity: '4' });
    expect((await cart()).map(({ available }) => available)).toEqual([6, 10, 7]);
    await db.updateTable('product').set({ stock: 5, minimum: 2 }).execute();
    expect((await cart()).map(({ available }) => available)).toEqual([0, 5, 2]);
    await db.updateTable('product').set({ minimum: 1 }).execute();
    await send('checkout/cart/remove', first);
    expect((await cart()).map(({ available }) => available)).toEqual([5, 5]);
  });
});
