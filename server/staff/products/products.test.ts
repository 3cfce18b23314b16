import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { DEFAULT_SETTINGS } from '../../shopSettings.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import type { StaffDto } from '../staffDto.ts';

let db: Database;
let app: FastifyInstance;
let packer: StaffClient;
let editor: StaffClient;
let manager: StaffClient;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  for (const [index, name] of ['Brown rice', 'White rice', 'Rice flour', 'Salt'].entries()) {
    await insertProduct(db, {
      handle: name.toLowerCase().replace(' ', '-'),
      name,
      nameFr: `${name} (fr)`,
      priceMinor: 100_00 + index * 10_00,
      stock: index * 4,
      ...(name === 'Salt' && { specialMinor: 50_00 }),
    });
  }
  await sql`UPDATE product SET barcode = '8901234567890' WHERE handle = 'salt'`.execute(db);
  app = await buildApp({ db, settings: { ...DEFAULT_SETTINGS, lowStock: 8 } });
  for (const role of ['packer', 'editor', 'manager'] as const) {
    await insertStaff(app, `${role}@example.com`, role);
  }
  packer = await openStaffClient(app, 'packer@example.com');
  editor = await openStaffClient(app, 'editor@example.com');
  manager = await openStaffClient(app, 'manager@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

async function list(query: Record<string, string> = {}): Promise<StaffDto['ProductPage']> {
  const answer = await packer.call('GET', '/products', { query });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const handlesOf = ({ products }: StaffDto['ProductPage']) => products.map(({ handle }) => handle);

describe('staff product list', () => {
  it('shows the newest first, with price, sale price and stock', async () => {
    const page = await list();
    expect(page).toMatchObject({ total: 4, has_more: false, next: null, previous: null });
    expect(handlesOf(page)).toEqual(['salt', 'rice-flour', 'white-rice', 'brown-rice']);
    expect(page.products[0]).toMatchObject({
      name: 'Salt',
      price: 130,
      price_text: '₹ 130.00/-',
      special: 50,
      special_text: '₹ 50.00/-',
      stock: 12,
      barcode: '8901234567890',
    });
  });

  it.each([
    '08901234567890',
    '8 901234 567890',
    ']E08901234567890',
    '18901234567897',
    '010890123456789010LOT7',
    'https://id.gs1.org/01/08901234567890/10/LOT7?17=270331',
  ])('finds a product by %j in any notation of its barcode', async (text) => {
    expect(handlesOf(await list({ text }))).toEqual(['salt']);
  });

  it.each([
    [{ stock: 'out' }, ['brown-rice']],
    [{ stock: 'low' }, ['rice-flour', 'white-rice']],
    [{ stock: 'in' }, ['salt', 'rice-flour', 'white-rice']],
    [{ special: 'true' }, ['salt']],
    [{ special: 'false', stock: 'in' }, ['rice-flour', 'white-rice']],
    [{ collection: 'none' }, []],
    [{ text: '8901234567890' }, ['salt']],
    [{ text: 'nothing like it' }, []],
    [{ text: 'rice', stock: 'out' }, ['brown-rice']],
    [{ sort: 'price', direction: 'asc' }, ['salt', 'brown-rice', 'white-rice', 'rice-flour']],
    [{ sort: 'stock', direction: 'desc' }, ['salt', 'rice-flour', 'white-rice', 'brown-rice']],
  ])('is filtered and sorted by %j', async (query, handles) => {
    const page = await list(query);
    expect(handlesOf(page)).toEqual(handles);
    expect(page.total).toBe(handles.length);
  });

  it.each([
    { sort: 'newest' },
    { sort: 'price', direction: 'asc' },
    { sort: 'stock' },
    { text: 'rice', sort: 'relevance' },
  ])('is paginated in both directions by %j without gaps or repetitions', async (query) => {
    const whole = handlesOf(await list(query));
    const pages = [await list({ ...query, page_size: '1' })];
    for (let next = pages[0]?.next; typeof next === 'string'; next = pages.at(-1)?.next) {
      pages.push(await list({ ...query, page_size: '1', after: next }));
    }
    expect(pages.flatMap(handlesOf)).toEqual(whole);
    expect(whole.length).toBeGreaterThan(2);
    const back = await list({ ...query, page_size: '1', before: pages.at(-1)?.previous ?? '' });
    expect(handlesOf(back)).toEqual(whole.slice(-2, -1));
    expect(back.next).not.toBeNull();
  });

  it('restarts if a cursor has no rows after it or is of another sort', async () => {
    expect(handlesOf(await list({ sort: 'stock', after: '0_0', direction: 'desc' }))).toHaveLength(
      4,
    );
    expect(handlesOf(await list({ sort: 'stock', after: '1_2_3_4' }))).toHaveLength(4);
    expect((await packer.call('GET', '/products', { query: { after: 'x' } })).statusCode).toBe(400);
  });

  it('lists every collection, and names a product in French on request', async () => {
    const { json } = await packer.call('GET', '/collections');
    expect(json()).toEqual({ collections: [{ handle: 'goods', name: 'goods' }] });
    const page = await packer.call('GET', '/products', {
      query: { text: 'salt' },
      headers: { 'accept-language': 'fr' },
    });
    expect(page.json()).toMatchObject({ products: [{ name: 'Salt (fr)' }] });
  });
});

type Field = StaffDto['ProductField'];
type Change = StaffDto['ProductValueChange'];

const put = (client: StaffClient, field: Field, changes: Change[], key?: string) =>
  client.call('PUT', '/product-values', {
    payload: { field, changes },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

async function newProduct(handle: string): Promise<string> {
  return (await insertProduct(db, { handle, name: handle, stock: 10 })).id;
}

const valuesOf = async (id: string) =>
  db
    .selectFrom('product')
    .select(['price_minor', 'special_minor', 'stock'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const movementsOf = async (id: string) =>
  db
    .selectFrom('stock_movement')
    .select(['change', 'reason', 'member_id'])
    .where('product_id', '=', id)
    .orderBy('id')
    .execute();

async function recordOf(id: string): Promise<StaffDto['Change'][]> {
  const rows = await db
    .selectFrom('staff_change')
    .selectAll()
    .where('subject', '=', 'product')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows as unknown as StaffDto['Change'][];
}

describe('changing the status, collection or tax class of products', () => {
  const move = (client: StaffClient, payload: StaffDto['ProductGroupForm']) =>
    client.call('PUT', '/product-groups', { payload });

  it('moves all of them, logs those that moved, and returns them', async () => {
    const [first, second] = [await newProduct('to-move'), await newProduct('to-move-too')];
    const { id: collection_id } = await db
      .insertInto('collection')
      .values({ handle: 'shelf', picture: '', position: 9 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('product').set({ collection_id }).where('id', '=', second).execute();
    const answer = await move(editor, {
      field: 'collection',
      value: 'shelf',
      product_ids: [first, second],
    });
    expect(answer.json<StaffDto['ChangedProducts']>().products).toMatchObject([
      { product_id: first, collection: { handle: 'shelf' } },
      { product_id: second, collection: { handle: 'shelf' } },
    ]);
    expect(await recordOf(first)).toMatchObject([
      {
        operation: 'changeProductGroup',
        before: { product: 'to-move', collection: 'goods' },
        after: { collection: 'shelf' },
      },
    ]);
    expect(await recordOf(second)).toEqual([]);
  });

  it('deletes several at once, and skips those that are gone', async () => {
    const [one, other] = [await newProduct('to-go-1'), await newProduct('to-go-2')];
    const remove = (product_ids: string[]) =>
      editor.call('POST', '/product-deletions', { payload: { product_ids } });
    expect((await remove([one])).statusCode).toBe(204);
    expect((await remove([one, other])).statusCode).toBe(204);
    const left = await db.selectFrom('product').where('id', 'in', [one, other]).execute();
    expect(left).toEqual([]);
    expect(await recordOf(other)).toMatchObject([
      { operation: 'deleteProducts', before: { handle: 'to-go-2' }, after: {} },
    ]);
  });

  it('sets the tax class, which the log shows by name', async () => {
    const id = await newProduct('to-tax');
    const { id: value } = await db
      .insertInto('tax_class')
      .values({ name: 'Food' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await move(editor, { field: 'tax_class_id', value, product_ids: [id] });
    const product = await db
      .selectFrom('product')
      .select('tax_class_id')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(product?.tax_class_id).toBe(value);
    expect(await recordOf(id)).toMatchObject([
      { before: { tax_class_id: 'Standard' }, after: { tax_class_id: 'Food' } },
    ]);
  });

  it('sets the status, ends the wait of drafts, and finds products by it', async () => {
    const [first, second] = [await newProduct('to-draft'), await newProduct('to-draft-too')];
    await move(editor, { field: 'status', value: 'draft', product_ids: [first, second] });
    const draft = await list({ status: 'draft' });
    expect(draft.products.map(({ product_id: id, status }) => [id, status])).toEqual([
      [second, 'draft'],
      [first, 'draft'],
    ]);
    await sql`UPDATE product SET publish_at = now() + interval '1 day' WHERE id = ${first}`.execute(
      db,
    );
    await move(editor, { field: 'status', value: 'archived', product_ids: [first] });
    expect((await list({ status: 'archived' })).products).toHaveLength(1);
    expect((await recordOf(first)).at(-1)).toMatchObject({
      before: { status: 'draft' },
      after: { status: 'archived' },
    });
    await move(editor, { field: 'status', value: 'active', product_ids: [first, second] });
  });

  it.each([
    [422, 'collection', 'nowhere', []],
    [422, 'tax_class_id', '999', []],
    [422, 'tax_class_id', 'Standard', []],
    [422, 'status', 'gone', []],
    [409, 'tax_class_id', '1', ['999999']],
  ] as const)('answers %s for %s %s and changes nothing', async (status, field, value, more) => {
    const id = await newProduct(`stays-${field}-${value}`.toLowerCase().replaceAll('_', '-'));
    const form = { field, value, product_ids: [id, ...more] };
    expect((await move(editor, form)).statusCode).toBe(status);
    expect((await move(packer, form)).statusCode).toBe(403);
    expect(await recordOf(id)).toEqual([]);
  });
});

describe('changing price, sale price or stock', () => {
  it('changes the value that was shown and logs it', async () => {
    const id = await newProduct('one-change');
    const answer = await put(editor, 'price', [{ product_id: id, from: 100, to: 120.5 }]);
    expect(answer.json()).toMatchObject({ products: [{ product_id: id, price: 120.5 }] });
    expect(
      (await put(editor, 'special', [{ product_id: id, from: null, to: 99 }])).statusCode,
    ).toBe(200);
    expect(await valuesOf(id)).toMatchObject({ price_minor: 120_50, special_minor: 99_00 });
    expect(await recordOf(id)).toMatchObject([
      { operation: 'changeProductValues', before: { price: 100 }, after: { price: 120.5 } },
      { before: { special: null }, after: { special: 99 } },
    ]);
  });

  it('records a stock change as a correction by the member', async () => {
    const id = await newProduct('a-correction');
    await put(manager, 'stock', [{ product_id: id, from: 10, to: 7 }]);
    const [initial, correction] = await movementsOf(id);
    expect(initial).toEqual({ change: 10, reason: 'initial', member_id: null });
    expect(correction).toMatchObject({ change: -3, reason: 'correction' });
    expect(correction?.member_id).not.toBeNull();
  });

  it('applies a change once, even if a retry has another idempotency key', async () => {
    const id = await newProduct('once');
    const change = [{ product_id: id, from: 10, to: 4 }];
    for (const key of ['an intention', 'an intention', 'another key']) {
      expect((await put(manager, 'stock', change, key.replace(' ', '-'))).statusCode).toBe(200);
    }
    expect((await movementsOf(id)).map(({ change: moved }) => moved)).toEqual([10, -6]);
    expect(await recordOf(id)).toHaveLength(1);
  });

  it('rejects a stale value and leaves the other products unchanged', async () => {
    const [sold, other] = [await newProduct('sold'), await newProduct('other')];
    await db.updateTable('product').set({ stock: 8 }).where('id', '=', sold).execute();
    const answer = await put(manager, 'stock', [
      { product_id: other, from: 10, to: 5 },
      { product_id: sold, from: 10, to: 5 },
    ]);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<StaffDto['Problem']>().errors).toEqual({ [sold]: 'This was changed to 8.' });
    expect(await valuesOf(other)).toMatchObject({ stock: 10 });
  });

  it.each([
    ['price', 0, /greater than 0/],
    ['price', 10.005, /up to 2 decimals/],
    ['price', null, /greater than 0/],
    ['price', 60, /higher than the sale price, ₹ 80.00/],
    ['special', 100, /lower than the price/],
    ['special', 0, /lower than the price/],
    ['stock', 1.5, /whole number/],
    ['stock', null, /whole number/],
  ] as const)('rejects %s %j with a reason', async (field, to, why) => {
    const id = await newProduct(`refused-${field}-${String(to).replace('.', '-')}`);
    await put(editor, 'special', [{ product_id: id, from: null, to: 80 }]);
    const from = { price: 100, special: 80, stock: 10 }[field];
    const answer = await put(manager, field, [{ product_id: id, from, to }]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<StaffDto['Problem']>().errors?.[id]).toMatch(why);
  });

  it('requires the permission to correct stock', async () => {
    const id = await newProduct('counted');
    expect((await put(editor, 'stock', [{ product_id: id, from: 10, to: 7 }])).statusCode).toBe(
      403,
    );
    const { stock } = await db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(stock).toBe(10);
  });

  it('is rejected for a deleted product and for packers', async () => {
    const change = [{ product_id: '999999', from: 1, to: 2 }];
    expect((await put(manager, 'stock', change)).statusCode).toBe(409);
    expect((await put(packer, 'stock', change)).statusCode).toBe(403);
  });

  it('changes several products at once, each with its own log entry', async () => {
    const ids = [await newProduct('many-1'), await newProduct('many-2')];
    const answer = await put(
      editor,
      'price',
      ids.map((id) => ({ product_id: id, from: 100, to: 90 })),
    );
    expect(answer.json()).toMatchObject({ products: [{ price: 90 }, { price: 90 }] });
    for (const id of ids) expect(await recordOf(id)).toHaveLength(1);
  });
});
