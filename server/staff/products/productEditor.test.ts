import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertAtOnce } from '../../testing/insertAtOnce.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

type StaffProduct = StaffDto['StaffProduct'];
type Values = StaffDto['ProductValues'];
type Problem = StaffDto['Problem'];

let db: Database;
let app: FastifyInstance;
let editor: StaffClient;
let serial = 0;

beforeAll(async () => {
  db = await freshDatabase(12);
  await insertCurrencies(db);
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
  await insertStaff(app, 'editor@example.com', 'editor');
  editor = await openStaffClient(app, 'editor@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

const read = async (id: string) =>
  (await editor.call('GET', `/products/${id}`)).json<StaffProduct>();

async function product(): Promise<StaffProduct> {
  serial += 1;
  const { id } = await insertProduct(db, {
    handle: `rice-${serial}`,
    name: 'Rice',
    nameFr: 'Riz',
    options: [
      {
        name: 'Pack',
        type: 'select',
        values: [{ name: '1 kg' }, { name: '5 kg', priceMinor: 100_00 }],
      },
    ],
  });
  return read(id);
}

const save = (id: string, version: string, values: Values) =>
  editor.call('PUT', `/products/${id}`, { payload: { version, values } });

const inShop = async (handle: string) =>
  (await app.inject({ url: `/api/product/product?product_slug=${handle}` })).json<{
    name: string;
    description: string;
    options: { product_option_value: { product_option_value_id: string; name: string }[] }[];
    unit_price?: object;
    nutrition?: object;
    allergens: string[] | null;
    may_contain: string[];
    allergen_names: string;
  }>();

describe('product editor', () => {
  it('saves all fields, updates the shop and logs the changes', async () => {
    const { product_id: id, handle, version, values } = await product();
    const nutrition = {
      energy_kj: 1520,
      energy_kcal: 363,
      fat: 2.7,
      saturates: 0.5,
      carbohydrate: 76,
      sugars: 0.7,
      protein: 7.5,
      sodium_mg: 8,
    };
    const next: Values = {
      ...values,
      brand: ' Ridge ',
      price: 120.5,
      barcode: ' 8 901234 567906',
      unit_amount: 500,
      drained_amount: 240,
      allergens: ['nuts', 'milk'],
      may_contain: ['sesame'],
      marks: ['vegan'],
      nutrition,
      texts: {
        ...values.texts,
        en: {
          ...values.texts.en,
          name: 'Brown rice',
          description: '<p>Whole <b>grains</b></p>',
          allergen_names: 'Almonds',
        },
      },
    };
    const answer = await save(id, version, next);
    expect(answer.statusCode).toBe(200);
    const saved = answer.json<StaffProduct>();
    expect(saved).toMatchObject({
      handle,
      values: { ...next, brand: 'Ridge', barcode: '8901234567906' },
    });
    expect(saved.version).not.toBe(version);
    expect(await inShop(handle)).toMatchObject({
      name: 'Brown rice',
      description: '<p>Whole <b>grains</b></p>',
      nutrition,
      allergens: ['nuts', 'milk'],
      may_contain: ['sesame'],
      allergen_names: 'Almonds',
      unit_price: { price: 0.24, per: 1, measure: 'g' },
    });
    const change = await db
      .selectFrom('staff_change')
      .select(['operation', 'before', 'after'])
      .where('subject', '=', 'product')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(change).toMatchObject({
      operation: 'saveProduct',
      before: { name_en: 'Rice', price: 100, brand: '', nutrition: null },
      after: { name_en: 'Brown rice', price: 120.5, brand: 'Ridge' },
    });
    expect(Object.keys(change.after)).not.toContain('name_fr');
  });

  it('removes scripts from texts', async () => {
    const { product_id: id, handle, version, values } = await product();
    const hostile = '<p onclick="x()">Hi<script>x()</script><a href="javascript:x()">you</a></p>';
    const texts = { ...values.texts, en: { ...values.texts.en, description: hostile } };
    const { values: saved } = (await save(id, version, { ...values, texts })).json<StaffProduct>();
    expect(saved.texts.en.description).toBe('<p>Hiyou</p>');
    expect((await inShop(handle)).description).toBe(saved.texts.en.description);
  });

  it('keeps ids of remaining options in their new order and deletes others', async () => {
    const { product_id: id, handle, version, values } = await product();
    const [pack] = values.options;
    if (!pack) throw new Error('The product has no option.');
    const [one, five] = pack.values;
    if (!one || !five) throw new Error('The option has no values.');
    const ten = { id: null, name: { en: '10 kg', fr: '' }, price: 180, is_default: false };
    const options = [{ ...pack, values: [five, ten] }];
    const saved = (await save(id, version, { ...values, options })).json<StaffProduct>();
    expect(saved.values.options[0]?.values.map(({ name }) => name.en)).toEqual(['5 kg', '10 kg']);
    expect(saved.values.options[0]?.values[0]?.id).toBe(five.id);
    const [shown] = (await inShop(handle)).options;
    expect(shown?.product_option_value.map(({ name }) => name)).toEqual(['5 kg', '10 kg']);
    // Simulate a retry after a lost response: the request lacks the new ids and the new version.
    expect((await save(id, version, { ...values, options })).json()).toEqual(saved);
  });

  it('rejects a stale version with a reason', async () => {
    const { product_id: id, version, values } = await product();
    expect((await save(id, version, { ...values, brand: 'Ridge' })).statusCode).toBe(200);
    const late = await save(id, version, { ...values, brand: 'Root' });
    expect(late.statusCode).toBe(409);
    expect(late.json<Problem>().detail).toMatch(/Someone else has edited this product/);
    expect((await read(id)).values.brand).toBe('Ridge');
  });

  it('keeps the version when an order changes the stock', async () => {
    const { product_id: id, version } = await product();
    await db.updateTable('product').set({ stock: 3, popularity: 9 }).where('id', '=', id).execute();
    expect(await read(id)).toMatchObject({ version, stock: 3 });
  });

  it('reports errors by field', async () => {
    const { product_id: id, version, values } = await product();
    const [pack] = values.options;
    const answer = await save(id, version, {
      ...values,
      collection: 'none',
      price: 0,
      special: 5,
      unit_amount: 0,
      texts: {
        en: { ...values.texts.en, name: ' ' },
        fr: { ...values.texts.fr, name: '', keywords: 'riz' },
      },
      options: pack ? [{ ...pack, values: [] }] : [],
    });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<Problem>().errors ?? {}).toSorted()).toEqual([
      'collection',
      'name_en',
      'name_fr',
      'options',
      'price',
      'special',
      'unit_amount',
    ]);
    expect((await read(id)).version).toBe(version);
  });

  it('changes the URL handle, and what search engines show', async () => {
    const other = await product();
    const { product_id: id, handle, version, values } = await product();
    const errorsOf = async (wrong: string) =>
      (await save(id, version, { ...values, handle: wrong })).json<Problem>().errors;
    expect(await errorsOf(other.handle)).toEqual({
      handle: 'Another product has this URL handle.',
    });
    expect(await errorsOf('red rice')).toMatchObject({ handle: expect.stringMatching(/hyphens/) });
    const en = { ...values.texts.en, meta_title: 'Red rice, 1 kg', meta_description: 'Nutty.' };
    const texts = { ...values.texts, en };
    const renamed = { ...values, handle: `Red-${handle}`, texts };
    const saved = (await save(id, version, renamed)).json<StaffProduct>();
    expect(saved.handle).toBe(`red-${handle}`);
    expect(await inShop(`red-${handle}`)).toMatchObject({
      name: 'Rice',
      meta_title: 'Red rice, 1 kg',
      meta_description: 'Nutty.',
    });
    const kept = await save(id, saved.version, { ...saved.values, handle: '', brand: 'Hill' });
    expect(kept.json<StaffProduct>().handle).toBe(`red-${handle}`);
  });

  it('distinguishes allergens that are undeclared, none, or listed', async () => {
    const { product_id: id, handle, version, values } = await product();
    expect([values.allergens, (await inShop(handle)).allergens]).toEqual([null, null]);
    const none = await save(id, version, { ...values, allergens: [] });
    expect((await inShop(handle)).allergens).toEqual([]);
    const { version: next } = none.json<StaffProduct>();
    await save(id, next, { ...values, allergens: null, may_contain: ['milk'] });
    expect(await inShop(handle)).toMatchObject({ allergens: null, may_contain: ['milk'] });
  });

  it('deletes French texts when all are emptied, and responds 404 to an unknown id', async () => {
    const { product_id: id, version, values } = await product();
    const none = {
      name: '',
      description: '<p></p>',
      ingredients: '',
      allergen_names: '',
      picture_alt: '',
      keywords: '',
      meta_title: '',
      meta_description: '',
    };
    const texts = { ...values.texts, fr: none };
    expect((await save(id, version, { ...values, texts })).statusCode).toBe(200);
    const languages = await db
      .selectFrom('product_text')
      .select('language')
      .where('product_id', '=', id)
      .execute();
    expect(languages).toEqual([{ language: 'en' }]);
    expect((await editor.call('GET', '/products/999999')).statusCode).toBe(404);
    expect((await save('999999', version, values)).statusCode).toBe(404);
  });

  it('deletes a product and its page once per key and logs its last values', async () => {
    const { product_id: id, handle } = await product();
    expect(await inShop(handle)).toMatchObject({ name: 'Rice' });
    const headers = { 'idempotency-key': `delete-product-${id}` };
    const remove = () => editor.call('DELETE', `/products/${id}`, { headers });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(204);
    expect((await app.inject({ url: `/shop/${handle}` })).statusCode).toBe(404);
    expect(await inShop(handle)).not.toHaveProperty('name');
    expect((await editor.call('DELETE', `/products/${id}`)).statusCode).toBe(404);
    const { before, after } = await db
      .selectFrom('staff_change')
      .select(['before', 'after'])
      .where('subject', '=', 'product')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(before).toMatchObject({ handle, name_en: 'Rice' });
    expect(after).toEqual({});
  });

  async function newProduct(): Promise<StaffDto['NewProductForm']> {
    const { values } = await product();
    const options = values.options.map((option) => ({
      ...option,
      id: null,
      values: option.values.map((value) => ({ ...value, id: null })),
    }));
    return { stock: 7, values: { ...values, handle: '', options } };
  }

  it('adds a product under a unique path with its initial stock', async () => {
    const payload = await newProduct();
    const added = await editor.call('POST', '/products', { payload });
    expect(added.statusCode).toBe(201);
    const { product_id: id, handle, stock } = added.json<StaffProduct>();
    expect({ handle, stock }).toEqual({ handle: 'rice', stock: 7 });
    const again = (await editor.call('POST', '/products', { payload })).json<StaffProduct>();
    expect(again.handle).not.toBe('rice');
    expect(await inShop('rice')).toMatchObject({ name: 'Rice' });
    const movements = await db
      .selectFrom('stock_movement')
      .select(['change', 'reason'])
      .where('product_id', '=', id)
      .execute();
    expect(movements).toEqual([{ change: 7, reason: 'initial' }]);
  });

  it('gives different paths to products that two members add concurrently', async () => {
    const payload = await newProduct();
    const add = () => editor.call('POST', '/products', { payload });
    const added = await insertAtOnce(db, 'product', [add, add]);
    expect(added.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  });
});
