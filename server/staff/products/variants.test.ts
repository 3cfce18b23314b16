import type { FastifyInstance } from 'fastify';
import type { Dto } from '../../http/contractTypes.ts';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { BY_PARCEL, insertDelivery, order, review, send } from '../../testing/checkout.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { openClient, type TestClient } from '../../testing/openClient.ts';
import { findUnbalanced } from '../../testing/stockMovements.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

type StaffProduct = StaffDto['StaffProduct'];
type Values = StaffDto['ProductValues'];
type VariantForm = StaffDto['VariantForm'];

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;
let client: TestClient;
let serial = 0;

beforeAll(async () => {
  db = await freshDatabase(12);
  await insertCurrencies(db);
  await insertDelivery(db);
  const { id } = await db
    .insertInto('collection')
    .values({ handle: 'goods' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collection_text')
    .values({ collection_id: id, language: 'en', name: 'Goods' })
    .execute();
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('rate_limit').execute();
  client = await openClient(app);
});

const variant = (choice: number[], others: Partial<VariantForm> = {}): VariantForm => ({
  id: null,
  choice,
  price: 90,
  special: null,
  sku: '',
  is_stock_counted: true,
  barcode: '',
  unit_amount: null,
  unit_measure: 'g',
  stock: 10,
  ...others,
});

const option = (name: string, values: string[]): Values['options'][number] => ({
  id: null,
  type: 'radio',
  required: false,
  is_variant: true,
  name: { en: name, fr: '' },
  values: values.map((value) => ({
    id: null,
    name: { en: value, fr: '' },
    price: 0,
    is_default: false,
  })),
});

const read = async (id: string) =>
  (await manager.call('GET', `/products/${id}`)).json<StaffProduct>();

function save({ product_id: id, version, values }: StaffProduct, changed: Partial<Values>) {
  return manager.call('PUT', `/products/${id}`, {
    payload: { version, values: { ...values, ...changed } },
  });
}

const SIZES = [
  variant([0], { unit_amount: 1000, barcode: '8901234567890', sku: 'ATTA-1' }),
  variant([1], { price: 400, special: 360, unit_amount: 5000, stock: 3, sku: 'ATTA-5' }),
];

async function flour(
  variants = SIZES,
  options = [option('Size', ['1 kg', '5 kg'])],
): Promise<StaffProduct> {
  serial += 1;
  const { id } = await insertProduct(db, {
    handle: `flour-${serial}`,
    name: `Flour ${serial}`,
    stock: 7,
  });
  const answer = await save(await read(id), { options, variants });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const inShop = async ({ handle }: StaffProduct) =>
  (await app.inject({ url: '/api/product/product', query: { product_slug: handle } })).json<
    Dto['Product']
  >();

const valueIdOf = ({ values }: StaffProduct, place: number, of = 0) =>
  values.options[of]?.values[place]?.id ?? '';

async function add(product: StaffProduct, place: number, quantity = 1, shopper = client) {
  const { product_id: id, values } = product;
  const chosen = { [values.options[0]?.id ?? '']: valueIdOf(product, place) };
  const form = {
    product_id: id,
    quantity: String(quantity),
    option: JSON.stringify(chosen),
  };
  return (await shopper.post('checkout/cart/add', form)).json<{ error?: unknown }>();
}

const cart = async (shopper = client) =>
  (await shopper.get('checkout/cart')).json<Dto['Cart']>().products;

describe('the shop', () => {
  it('shows the lowest price and the total stock, and each variant with price, stock, codes and unit price', async () => {
    const product = await flour();
    const shown = await inShop(product);
    expect(shown).toMatchObject({ price: 90, special: 0, stock: 13 });
    expect(shown.options).toMatchObject([
      { required: true, product_option_value: [{ price: 0 }, { price: 270 }] },
    ]);
    expect(shown.variants).toMatchObject([
      {
        values: [valueIdOf(product, 0)],
        price: 90,
        special: 0,
        stock: 10,
        sku: 'ATTA-1',
        barcode: '8901234567890',
      },
      { values: [valueIdOf(product, 1)], price: 400, special: 360, unit_price: { price: 72 } },
    ]);
  });

  it('finds the product by a variant’s barcode and SKU, once', async () => {
    const product = await flour([
      variant([0], { barcode: '3017620422003', sku: 'RARE-SKU' }),
      variant([1], { price: 400 }),
    ]);
    for (const search of ['3017620422003', 'RARE-SKU']) {
      const { products } = (await client.post('product/search', { search })).json<
        Dto['SearchAnswer']
      >();
      expect(products.map(({ product_id: id }) => id)).toEqual([product.product_id]);
    }
  });

  it('adds the chosen variant to the cart with its own price and limit', async () => {
    const product = await flour();
    expect(await add(product, 1, 2)).not.toHaveProperty('error');
    expect(await add(product, 0)).not.toHaveProperty('error');
    expect(await cart()).toMatchObject([
      {
        product_id: product.product_id,
        handle: product.handle,
        option: [{ name: 'Size', value: '5 kg' }],
        price: 400,
        special: 360,
        total: 720,
        available: 3,
        unit_price: { price: 72 },
      },
      { option: [{ value: '1 kg' }], price: 90, available: 10 },
    ]);
    expect(await add(product, 1, 2)).toHaveProperty('error');
  });

  it('refuses a combination that does not exist, and an id of a variant with other options', async () => {
    const product = await flour(
      [variant([0, 0]), variant([1, 1])],
      [option('Size', ['1 kg', '5 kg']), option('Grind', ['Fine', 'Coarse'])],
    );
    const [size, grind] = product.values.options;
    const choose = async (id: string, places: [number, number]) =>
      (
        await client.post('checkout/cart/add', {
          product_id: id,
          quantity: '1',
          option: JSON.stringify({
            [size?.id ?? '']: valueIdOf(product, places[0]),
            [grind?.id ?? '']: valueIdOf(product, places[1], 1),
          }),
        })
      ).json<{ error?: object }>().error;
    const id = product.product_id;
    expect(await choose(id, [0, 1])).toBeDefined();
    expect(await choose(product.variants[0]?.variant_id ?? '', [1, 1])).toBeDefined();
    expect(await choose(id, [1, 1])).toBeUndefined();
  });

  it('takes an order’s stock from its variant, whose stock history staff see', async () => {
    const product = await flour();
    await add(product, 1, 2);
    const { number } = await order(client, BY_PARCEL);
    const { variants } = await read(product.product_id);
    expect(variants.map(({ stock }) => stock)).toEqual([10, 1]);
    expect(await inShop(product)).toMatchObject({ stock: 11 });
    const { lines } = (await manager.call('GET', `/orders/${number}`)).json<
      StaffDto['StaffOrder']
    >();
    expect(lines).toMatchObject([{ product_id: variants[1]?.variant_id, handle: product.handle }]);
    const movements = (
      await manager.call('GET', `/stock/${variants[1]?.variant_id}/movements`)
    ).json<StaffDto['StockMovementList']>();
    expect(movements.movements.map(({ change, reason }) => [change, reason])).toEqual([
      [-2, 'order'],
      [3, 'initial'],
    ]);
  });

  it('is sold out, and mails nobody, once all variants are', async () => {
    const product = await flour([variant([0], { stock: 1 }), variant([1], { stock: 0 })]);
    await add(product, 0);
    await order(client, BY_PARCEL);
    expect(await inShop(product)).toMatchObject({
      stock: 0,
      variants: [{ stock: 0 }, { stock: 0 }],
    });
  });

  it('blocks lines whose product has got variants since, or whose variant has got another value', async () => {
    serial += 1;
    const { id } = await insertProduct(db, {
      handle: `flour-${serial}`,
      name: `Flour ${serial}`,
      options: [
        {
          name: 'Size',
          type: 'radio',
          required: true,
          values: [{ name: '1 kg' }, { name: '5 kg', priceMinor: 300_00 }],
        },
      ],
    });
    const plain = await read(id);
    await add(plain, 1);
    expect(await cart()).toMatchObject([{ price: 400, available: 1000 }]);
    const options = plain.values.options.map((one) => ({ ...one, is_variant: true }));
    await save(plain, { options, variants: [variant([0]), variant([1], { price: 400 })] });
    const [line] = await cart();
    expect(line).toMatchObject({ available: 0 });
    const { changes } = await review(client);
    expect(changes?.map(({ code }) => code)).toContain('option');
    const edit = { key: line?.cart_item_id ?? '', quantity: '2' };
    expect((await client.post('checkout/cart/edit', edit)).json()).toHaveProperty('error');
  });

  it('sells the last unit of a variant once', async () => {
    const product = await flour([variant([0], { stock: 1 }), variant([1], { stock: 50 })]);
    const buyers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const shopper = await openClient(app);
        await add(product, 0, 1, shopper);
        await add(product, 1, 1, shopper);
        const form = { ...BY_PARCEL, email: `buyer-${index}@example.com` };
        return { shopper, form, token: (await review(shopper, form)).review_token };
      }),
    );
    const answers = await Promise.all(
      buyers.map(({ shopper, form, token }) => send(shopper, token, form)),
    );
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    const { variants } = await read(product.product_id);
    expect(variants.map(({ stock }) => stock)).toEqual([0, 49]);
  });

  it('shows a variant as sold out while its product is a draft, and drops a deleted one from carts', async () => {
    const product = await flour();
    await add(product, 0);
    await add(product, 1);
    await save(product, { status: 'draft' });
    expect(await cart()).toMatchObject([{ available: 0 }, { available: 0 }]);
    const draft = await read(product.product_id);
    const [first] = draft.values.variants;
    if (first) await save(draft, { status: 'active', variants: [first] });
    expect(await cart()).toMatchObject([{ option: [{ value: '1 kg' }], available: 10 }]);
  });
});

describe('the staff side', () => {
  it('balances stock and movements when variants come and go', async () => {
    const product = await flour();
    const plain = (await save(product, { options: [], variants: [] })).json<StaffProduct>();
    expect(plain.stock).toBe(0);
    expect(await findUnbalanced(db)).toEqual([]);
  });

  it('rejects a stock correction of the product itself', async () => {
    const { product_id: id } = await flour();
    const answer = await manager.call('POST', `/stock/${id}/corrections`, {
      payload: { cause: 'found', note: '', difference: 1 },
    });
    expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('variants')]);
  });

  it('changes nothing on a save without changes, also with a variant on sale', async () => {
    const product = await flour([
      variant([0], { price: 200 }),
      variant([1], { price: 300, special: 150 }),
    ]);
    const { count } = await db
      .selectFrom('page_change')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    // The editor also sends leftover values of hidden fields.
    const hidden = { price: 1, special: null, barcode: '96385074', sku: 'OLD' };
    expect((await save(product, hidden)).json<StaffProduct>().version).toBe(product.version);
    const after = await db
      .selectFrom('page_change')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(after.count).toBe(count);
  });

  it('lets variants exchange their values, and takes a removed one back', async () => {
    const product = await flour();
    const [small, large] = product.values.variants as [VariantForm, VariantForm];
    const swapped = [
      { ...small, choice: [1] },
      { ...large, choice: [0] },
    ];
    const answer = (await save(product, { variants: swapped })).json<StaffProduct>();
    expect(answer.values.variants.map(({ id, choice }) => [id, choice])).toEqual([
      [large.id, [0]],
      [small.id, [1]],
    ]);
    const one = (
      await save(answer, { variants: answer.values.variants.slice(0, 1) })
    ).json<StaffProduct>();
    const again = await save(one, { variants: [...one.values.variants, variant([1])] });
    expect(again.json<StaffProduct>().values.variants).toHaveLength(2);
  });

  it('finds products of any status under stock, and opens a variant’s product', async () => {
    const product = await flour();
    await save(product, { status: 'hidden' });
    const name = `Flour ${serial}`;
    const stock = await manager.call('GET', '/stock', { query: { text: name } });
    expect(stock.json<StaffDto['StockPage']>().products.map((row) => row.name)).toContain(
      `${name}, 5 kg`,
    );
    const { variants } = product;
    expect((await read(variants[1]?.variant_id ?? '')).product_id).toBe(product.product_id);
  });

  it('offers products for coupons, which discount all variants', async () => {
    const product = await flour();
    const offered = await manager.call('GET', '/replacements', {
      query: { text: `Flour ${serial}` },
    });
    const { products } = offered.json<StaffDto['ProductList']>();
    expect(products.map(({ product_id: id }) => id)).toContain(product.product_id);
    await db
      .insertInto('coupon')
      .values({ code: `ATTA${serial}`, percent: 10, product_ids: [product.product_id] })
      .execute();
    await add(product, 1);
    await client.post('checkout/coupon', { coupon: `ATTA${serial}` });
    expect((await review(client)).totals?.map(({ code }) => code)).toContain('coupon');
  });

  it('keeps the ids of variants on changes, and makes a plain product of one without', async () => {
    const product = await flour();
    const [small, large] = product.values.variants;
    const changed = [{ ...small, price: 95 } as VariantForm, large as VariantForm];
    const answer = (await save(product, { variants: changed })).json<StaffProduct>();
    expect(answer.values.variants.map(({ id, price }) => [id, price])).toEqual([
      [small?.id, 95],
      [large?.id, 400],
    ]);
    expect(answer.values.price).toBe(95);
    const plain = (
      await save(answer, { options: [], variants: [], price: 80 })
    ).json<StaffProduct>();
    expect(plain.variants).toEqual([]);
    expect(await inShop(plain)).not.toHaveProperty('variants');
  });

  it('lists a product with variants once, but its variants by name under stock', async () => {
    const product = await flour([variant([0], { stock: 2 }), variant([1], { stock: 30 })]);
    const name = `Flour ${serial}`;
    const listed = (await manager.call('GET', '/products', { query: { text: name } })).json<
      StaffDto['ProductPage']
    >();
    expect(listed.products.filter((row) => row.name.startsWith(name))).toMatchObject([
      { stock: 32, variants: 2 },
    ]);
    const stock = (await manager.call('GET', '/stock', { query: { text: name } })).json<
      StaffDto['StockPage']
    >();
    expect(
      stock.products
        .filter((row) => row.name.startsWith(`${name},`))
        .map((row) => [row.name, row.stock]),
    ).toEqual([
      [`${name}, 1 kg`, 2],
      [`${name}, 5 kg`, 30],
    ]);
    const answer = await manager.call('PUT', '/product-values', {
      payload: {
        field: 'stock',
        changes: [{ product_id: product.product_id, from: 32, to: 5 }],
      },
    });
    expect(answer.statusCode).toBe(422);
  });

  it('warns of a barcode that two variants share', async () => {
    const code = '96385074';
    const product = await flour([variant([0], { barcode: code }), variant([1], { barcode: code })]);
    expect((await read(product.product_id)).same_code.length).toBeGreaterThan(0);
  });

  it.each<[string, Partial<Values>]>([
    ['two variants alike', { variants: [variant([0]), variant([0])] }],
    ['a value that does not exist', { variants: [variant([2])] }],
    ['no variants', { variants: [] }],
    ['no option for them', { options: [], variants: [variant([])] }],
    ['a sale price above the price', { variants: [variant([0], { special: 95 })] }],
    ['a price of zero', { variants: [variant([0], { price: 0 })] }],
    [
      'a text option',
      { options: [{ ...option('Note', []), type: 'text' }], variants: [variant([0])] },
    ],
  ])('rejects %s', async (_case, changed) => {
    const product = await flour();
    expect((await save(product, changed)).statusCode).toBe(422);
    expect((await read(product.product_id)).version).toBe(product.version);
  });

  it('takes 1,000 variants', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => String(index));
    const options = [option('A', twenty), option('B', twenty), option('C', twenty.slice(0, 3))];
    const all = twenty.flatMap((_a, a) =>
      twenty.flatMap((_b, b) => [0, 1, 2].map((c) => variant([a, b, c]))),
    );
    const product = await flour(all.slice(0, 1000), options);
    expect((await inShop(product)).variants).toHaveLength(1000);
  });
});
