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
let box: InsertedProduct;

const IN_FRENCH = { 'accept-language': 'fr' };

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  rice = await insertProduct(db, {
    handle: 'rice',
    name: 'Rice',
    nameFr: 'Riz',
    priceMinor: 649_00,
    specialMinor: 599_00,
  });
  tea = await insertProduct(db, {
    handle: 'tea',
    name: 'Tea',
    priceMinor: 125_50,
    stock: 5,
    minimum: 2,
  });
  box = await insertProduct(db, {
    handle: 'box',
    name: 'Box',
    options: [
      {
        name: 'Weight',
        nameFr: 'Poids',
        type: 'select',
        required: true,
        values: [{ name: '1 kg' }, { name: '5 kg', priceMinor: 40_00 }],
      },
      {
        name: 'Extras',
        type: 'checkbox',
        values: [
          { name: 'Ribbon', priceMinor: 10_00 },
          { name: 'Card', priceMinor: 5_00 },
        ],
      },
      { name: 'Greeting', type: 'text' },
    ],
  });
  app = await buildApp({ db });
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  client = await openClient(app);
});

const add = async (form: Record<string, string>, headers?: Record<string, string>) =>
  (await client.post('checkout/cart/add', form, headers)).json<Dto['CartAddAnswer']>();
const cart = async (headers?: Record<string, string>) =>
  (await client.get('checkout/cart', headers)).json<Dto['Cart']>();
const readTotals = async () =>
  (await client.get('checkout/cart/totals')).json<Dto['TotalLine'][]>();
const keyOf = async (at: number) => (await cart()).products[at]?.cart_item_id ?? '';

function boxIds() {
  const [weight, extras, greeting] = box.options;
  if (!weight || !extras || !greeting) throw new Error('The box has three options.');
  const [oneKilo = '', fiveKilos = ''] = weight.valueIds;
  const [ribbon = '', card = ''] = extras.valueIds;
  return {
    weight: weight.id,
    extras: extras.id,
    greeting: greeting.id,
    oneKilo,
    fiveKilos,
    ribbon,
    card,
  };
}

describe('the size of a cart', () => {
  it('holds 200 lines and rejects another one without losing any', async () => {
    const { weight, oneKilo, greeting } = boxIds();
    const choice = { [`option[${weight}]`]: oneKilo, [`option[${greeting}]`]: 'Greeting 1' };
    await add({ product_id: box.id, quantity: '1', ...choice });
    await sql`
      INSERT INTO cart_line (cart_id, product_id, options, quantity)
      SELECT cart_id, product_id, replace(options, 'Greeting 1', 'Greeting ' || number), 1
      FROM cart_line CROSS JOIN generate_series(2, 199) AS number
      WHERE options LIKE '%Greeting 1%'`.execute(db);
    expect(await add({ product_id: rice.id, quantity: '1' })).toMatchObject({ count: 200 });
    const { products: full } = await cart();
    expect(await add({ product_id: tea.id, quantity: '2' }, IN_FRENCH)).toEqual({
      error: 'Votre panier est plein (200 articles). Retirez-en pour en ajouter d’autres.',
    });
    expect((await cart()).products).toEqual(full);
    expect(await add({ product_id: rice.id, quantity: '1' })).toEqual({ status: '1', count: 201 });
    await client.post('checkout/cart/remove', { key: await keyOf(0) });
    expect(await add({ product_id: tea.id, quantity: '2' })).toEqual({ status: '1', count: 202 });
  });
});

describe('getCart', () => {
  it('shows the unit price for the default choice only [E-01]', async () => {
    const jar = await insertProduct(db, {
      handle: 'jar',
      name: 'Jar',
      priceMinor: 100_00,
      options: [
        {
          name: 'Size',
          type: 'select',
          values: [{ name: 'Small' }, { name: 'Large', priceMinor: 50_00 }],
        },
      ],
    });
    await db
      .updateTable('product')
      .set({ unit_amount: '500', unit_measure: 'g' })
      .where('id', '=', jar.id)
      .execute();
    const [size] = jar.options;
    for (const value of size?.valueIds ?? [])
      await add({ product_id: jar.id, quantity: '1', [`option[${size?.id}]`]: value });
    const { products } = await cart();
    expect(products.map(({ price, unit_price: unit }) => [price, unit?.price])).toEqual([
      [100, 0.2],
      [150, undefined],
    ]);
  });

  it('starts empty [API-08, API-09]', async () => {
    expect(await cart()).toEqual({ products: [], totals: [] });
    expect(await readTotals()).toEqual([]);
  });

  it('shows lines, oldest first, and totals [API-08, API-10]', async () => {
    expect(await add({ product_id: rice.id, quantity: '2' })).toEqual({ status: '1', count: 2 });
    expect(await add({ product_id: tea.id, quantity: '3' })).toEqual({ status: '1', count: 5 });
    const { products, totals } = await cart();
    expect(products).toMatchObject([
      {
        product_id: rice.id,
        handle: 'rice',
        name: 'Rice',
        option: [],
        quantity: 2,
        price: 649,
        special: 599,
        total: 1198,
      },
      {
        product_id: tea.id,
        handle: 'tea',
        name: 'Tea',
        quantity: 3,
        price: 125.5,
        special: 0,
        total: 376.5,
      },
    ]);
    expect(products[0]?.image).toMatch(/^\/pictures\/.+-160\.webp/);
    expect(products[0]?.picture).toMatchObject({ formats: ['webp'] });
    expect(totals).toEqual([
      { code: 'sub_total', title: 'Subtotal', text: '₹ 1,574.50/-' },
      { code: 'total', title: 'Total', text: '₹ 1,574.50/-' },
    ]);
    expect(await readTotals()).toEqual(totals);
  });

  it('answers in the requested language, and in English without a translation', async () => {
    await add({ product_id: rice.id, quantity: '2' });
    await add({ product_id: tea.id, quantity: '2' });
    const { products, totals } = await cart(IN_FRENCH);
    expect(products.map(({ name }) => name)).toEqual(['Riz', 'Tea']);
    expect(totals[0]).toEqual({
      code: 'sub_total',
      title: 'Sous-total',
      text: '₹ 1\u202f449,00/-',
    });
  });

  it("shows totals in the session's currency that add up as printed [OPEN-12, OPEN-13]", async () => {
    await add({ product_id: rice.id, quantity: '3' });
    await client.post('common/currency/change', { code: 'EUR' });
    expect((await readTotals()).at(-1)?.text).toBe('€ 18.69/-');
    await client.post('common/currency/change', { code: 'JPY' });
    expect((await readTotals()).at(-1)?.text).toBe('¥ 3,144/-');
  });

  it('is private to its session', async () => {
    await add({ product_id: rice.id, quantity: '1' });
    const other = await openClient(app);
    expect((await other.get('checkout/cart')).json()).toEqual({ products: [], totals: [] });
    const stolen = await other.post('checkout/cart/remove', { key: await keyOf(0) });
    expect(stolen.json()).toEqual({ error: 'This item is no longer in your cart.' });
    expect((await cart()).products).toHaveLength(1);
  });
});

describe('addToCart', () => {
  it('accepts options in both forms and merges equal choices into one line [OPEN-37, OPEN-38]', async () => {
    const { weight, extras, greeting, fiveKilos, ribbon, card } = boxIds();
    const fields = { [`option[${weight}]`]: fiveKilos, [`option[${greeting}]`]: ' Hello ' };
    const listed = new URLSearchParams({ product_id: box.id, quantity: '1', ...fields });
    listed.append(`option[${extras}][]`, card);
    listed.append(`option[${extras}][]`, ribbon);
    expect((await client.post('checkout/cart/add', listed.toString())).json()).toEqual({
      status: '1',
      count: 1,
    });
    const option = JSON.stringify({
      [extras]: [ribbon, card],
      [greeting]: 'Hello',
      [weight]: Number(fiveKilos),
    });
    expect(await add({ product_id: box.id, quantity: '2', option })).toEqual({
      status: '1',
      count: 3,
    });

    expect((await cart()).products).toMatchObject([
      {
        option: [
          { name: 'Weight', value: '5 kg' },
          { name: 'Extras', value: 'Ribbon' },
          { name: 'Extras', value: 'Card' },
          { name: 'Greeting', value: 'Hello' },
        ],
        quantity: 3,
        price: 155,
        special: 0,
        total: 465,
      },
    ]);
  });

  it('adds a separate line for different choices', async () => {
    const { weight, oneKilo, fiveKilos } = boxIds();
    await add({ product_id: box.id, quantity: '1', [`option[${weight}]`]: oneKilo });
    await add({ product_id: box.id, quantity: '1', [`option[${weight}]`]: fiveKilos });
    expect((await cart()).products.map(({ total }) => total)).toEqual([100, 140]);
  });

  it('names each missing, unknown or unavailable option by its id', async () => {
    const { weight, extras, greeting, oneKilo, ribbon } = boxIds();
    expect(await add({ product_id: box.id, quantity: '1' })).toEqual({
      error: { option: { [weight]: 'Weight is required.' } },
    });
    expect(
      await add({ product_id: box.id, quantity: '1', [`option[${weight}]`]: '' }, IN_FRENCH),
    ).toEqual({
      error: { option: { [weight]: 'Poids est obligatoire.' } },
    });
    const option = JSON.stringify({
      [weight]: [oneKilo, oneKilo],
      [extras]: [ribbon, oneKilo],
      [greeting]: 'x'.repeat(501),
      '999999': '1',
      __proto__x: '1',
    });
    expect(await add({ product_id: box.id, quantity: '1', option })).toEqual({
      error: {
        option: {
          [weight]: 'Choose one Weight only.',
          [extras]: 'This option is no longer available.',
          [greeting]: 'Greeting: use 500 characters or fewer.',
          '999999': 'This option is no longer available.',
          __proto__x: 'This option is no longer available.',
        },
      },
    });
    expect((await cart()).products).toEqual([]);
  });

  it.each(['no json', '[1]', '1', 'null', '{"1":{"2":"3"}}', '{"1":true}', '{"1":"a\\u0000b"}'])(
    'rejects %s as options with 400',
    async (option) => {
      const answer = await client.post('checkout/cart/add', {
        product_id: box.id,
        quantity: '1',
        option,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ error: expect.any(String) });
    },
  );

  it.each(['0', '999999', '99999999999999999999', '-1', 'rice', ''])(
    'rejects the product %s',
    async (id) => {
      expect(await add({ product_id: id, quantity: '1' })).toEqual({
        error: 'Product not found.',
      });
    },
  );

  it("enforces the minimum, counting the line's quantity", async () => {
    expect(await add({ product_id: tea.id, quantity: '1' })).toEqual({
      error: 'The minimum quantity of Tea is 2.',
    });
    expect(await add({ product_id: tea.id, quantity: '2' })).toEqual({ status: '1', count: 2 });
    expect(await add({ product_id: tea.id, quantity: '1' })).toEqual({ status: '1', count: 3 });
  });

  it("enforces the stock, counting the cart's quantity", async () => {
    expect(await add({ product_id: tea.id, quantity: '6' })).toEqual({
      error: 'Only 5 of Tea are left.',
    });
    await add({ product_id: tea.id, quantity: '4' });
    expect(await add({ product_id: tea.id, quantity: '2' }, IN_FRENCH)).toEqual({
      error: 'Tea\u00a0: il n’en reste que 5.',
    });
    expect((await cart()).products.map(({ quantity }) => quantity)).toEqual([4]);
    const gone = await insertProduct(db, { handle: 'gone', name: 'Gone', stock: 0 });
    expect(await add({ product_id: gone.id, quantity: '1' })).toEqual({
      error: 'Gone is out of stock.',
    });
  });

  it('counts stock across all lines of a product', async () => {
    const scarce = await insertProduct(db, {
      handle: 'scarce',
      name: 'Scarce',
      stock: 3,
      options: [{ name: 'Note', type: 'text' }],
    });
    const note = scarce.options[0]?.id;
    await add({ product_id: scarce.id, quantity: '2' });
    expect(await add({ product_id: scarce.id, quantity: '2', [`option[${note}]`]: 'a' })).toEqual({
      error: 'Only 3 of Scarce are left.',
    });
  });

  it('adds concurrent requests up to the stock', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => add({ product_id: tea.id, quantity: '2' })),
    );
    expect(answers.filter(({ status }) => status === '1')).toHaveLength(2);
    expect((await cart()).products.map(({ quantity }) => quantity)).toEqual([4]);
  });
});

describe('editCartLine and removeCartLine', () => {
  it('sets a quantity within stock and minimum [API-11, CART-07]', async () => {
    await add({ product_id: tea.id, quantity: '2' });
    const key = await keyOf(0);
    const edit = async (quantity: string) =>
      (await client.post('checkout/cart/edit', { key, quantity })).json<Dto['Outcome']>();
    expect(await edit('5')).toEqual({ status: 1 });
    expect(await edit('6')).toEqual({ error: 'Only 5 of Tea are left.' });
    expect(await edit('1')).toEqual({ error: 'The minimum quantity of Tea is 2.' });
    expect((await cart()).products.map(({ quantity }) => quantity)).toEqual([5]);
  });

  it.each(['0x10', '1e1', ' 1 ', '+1', '1.0', '１', ''])(
    'rejects «%s» as the quantity of a new or existing line',
    async (quantity) => {
      await add({ product_id: rice.id, quantity: '2' });
      const key = await keyOf(0);
      const answers = [
        await client.post('checkout/cart/add', { product_id: rice.id, quantity }),
        await client.post('checkout/cart/edit', { key, quantity }),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toEqual({ error: 'Form field «quantity» is not valid.' });
      }
      expect((await cart()).products.map((line) => line.quantity)).toEqual([2]);
    },
  );

  it('removes a line once [API-12, CART-08]', async () => {
    await add({ product_id: rice.id, quantity: '1' });
    await add({ product_id: tea.id, quantity: '2' });
    const key = await keyOf(0);
    const remove = async () =>
      (await client.post('checkout/cart/remove', { key })).json<Dto['Outcome']>();
    expect(await remove()).toEqual({ status: 1 });
    expect((await cart()).products.map(({ handle }) => handle)).toEqual(['tea']);
    expect(await remove()).toEqual({ error: 'This item is no longer in your cart.' });
  });
});
