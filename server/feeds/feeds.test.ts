import type { FastifyInstance } from 'fastify';
import { parse } from 'csv-parse/sync';
import { decodeXML } from 'entities';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import { writeVariantRows } from '../catalog/writeVariantRows.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';

const ORIGIN = 'https://shop.example';

let db: Database;
let app: FastifyInstance;
let ids: Record<'rice' | 'atta' | 'small' | 'large', string>;

beforeAll(async () => {
  db = await freshDatabase();
  await insertCurrencies(db);
  app = await buildApp({ db, origin: ORIGIN });
  const rice = await insertProduct(db, {
    handle: 'rice',
    name: '+Plus rice & "more"',
    nameFr: 'Riz',
    priceMinor: 84_000,
    specialMinor: 79_000,
  });
  await db
    .updateTable('product')
    .set({
      barcode: '4006381333931',
      pictures: ['oat-cookies-1', 'category-other'],
      brand: 'Hill',
      unit_amount: 750,
      unit_measure: 'g',
      sku: 'RI',
    })
    .where('id', '=', rice.id)
    .execute();
  await db
    .updateTable('product_text')
    .set({ description: '<p>Long &amp; old.</p><p>Dry.</p>' })
    .where('product_id', '=', rice.id)
    .execute();
  const atta = await insertProduct(db, {
    handle: 'atta',
    name: 'Atta',
    options: [{ name: 'Weight', type: 'select', values: [{ name: '1 kg' }, { name: '5 kg' }] }],
  });
  await sql`UPDATE product_option SET is_variant = true WHERE product_id = ${atta.id}`.execute(db);
  const [small, large] = atta.options[0]?.valueIds ?? [];
  const variant = {
    id: null,
    productId: atta.id,
    specialMinor: null,
    sku: '',
    unitMeasure: 'g',
    isStockCounted: true,
  };
  await writeVariantRows(db, [
    {
      ...variant,
      valueIds: [small ?? ''],
      priceMinor: 7200,
      barcode: '2012307928756',
      unitAmount: 1000,
      stock: 4,
    },
    {
      ...variant,
      valueIds: [large ?? ''],
      priceMinor: 32_000,
      barcode: '',
      unitAmount: 5000,
      stock: 0,
    },
  ]);
  for (const [handle, status] of [
    ['draft', 'draft'],
    ['secret', 'hidden'],
    ['old', 'archived'],
  ] as const) {
    const { id } = await insertProduct(db, { handle, name: handle });
    await db.updateTable('product').set({ status }).where('id', '=', id).execute();
  }
  const variants = await db
    .selectFrom('product')
    .select('id')
    .where('parent_id', '=', atta.id)
    .orderBy('id')
    .execute();
  ids = {
    rice: rice.id,
    atta: atta.id,
    small: variants[0]?.id ?? '',
    large: variants[1]?.id ?? '',
  };
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

it('the Google feed lists products and variants by the specification', async () => {
  const answer = await app.inject('/feeds/google-en.xml');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
  const items = [...answer.body.matchAll(/<item>(.*?)<\/item>/g)].map(([, item = '']) =>
    Object.fromEntries<string>(
      [...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name = '', text = '']) => [
        name,
        decodeXML(text),
      ]),
    ),
  );
  expect(items).toEqual([
    {
      id: ids.rice,
      title: '+Plus rice & "more"',
      description: 'Long & old. Dry.',
      link: `${ORIGIN}/shop/rice`,
      image_link: expect.stringMatching(
        /^https:\/\/shop\.example\/pictures\/oat-cookies-1-720\.webp/,
      ),
      availability: 'in_stock',
      condition: 'new',
      price: '840.00 INR',
      sale_price: '790.00 INR',
      brand: 'Hill',
      gtin: '4006381333931',
      product_type: 'goods',
      unit_pricing_measure: '750 g',
      unit_pricing_base_measure: '1 g',
    },
    expect.objectContaining({
      id: ids.small,
      item_group_id: ids.atta,
      title: 'Atta, 1 kg',
      price: '72.00 INR',
      identifier_exists: 'no',
    }),
    expect.objectContaining({
      id: ids.large,
      availability: 'out_of_stock',
      unit_pricing_measure: '5 kg',
      unit_pricing_base_measure: '1 kg',
    }),
  ]);
  expect(items[1]).not.toHaveProperty('gtin');
});

it('the Meta feed has a row for each, without guards of spreadsheets', async () => {
  const { body } = await app.inject('/feeds/meta-fr.csv');
  const rows = parse<Record<string, string>>(body, { columns: true });
  expect(rows.map(({ title, price, availability }) => [title, price, availability])).toEqual([
    ['Riz', '840.00 INR', 'in stock'],
    ['Atta, 1 kg', '72.00 INR', 'in stock'],
    ['Atta, 5 kg', '320.00 INR', 'out of stock'],
  ]);
  expect(rows[0]).toMatchObject({ link: `${ORIGIN}/shop/rice?lang=fr`, mpn: 'RI' });
  const english = parse<object>((await app.inject('/feeds/meta-en.csv')).body, { columns: true });
  expect(english[0]).toMatchObject({ title: '+Plus rice & "more"' });
});

it('the JSON list has pages, and no language that the shop lacks', async () => {
  const read = async (query = '') =>
    (await app.inject(`/feeds/products-en.json${query}`)).json<{
      products: object[];
      next: string | null;
    }>();
  const { products, next } = await read();
  expect(products).toHaveLength(3);
  expect(next).toBeNull();
  expect(products[0]).toMatchObject({
    id: ids.rice,
    price: 840,
    sale_price: 790,
    currency: 'INR',
    in_stock: true,
  });
  expect((await read(`?after=${ids.rice}`)).products).toHaveLength(2);
  expect((await read(`?after=nonsense`)).products).toHaveLength(3);
  expect((await app.inject('/feeds/products-de.json')).statusCode).toBe(404);
});

it('lists of many products go on where they ended', async () => {
  await sql`
    INSERT INTO product (handle, collection_id, price_minor, stock)
    SELECT 'mass-' || n, (SELECT min(id) FROM collection), 100, 1 FROM generate_series(1, 600) n`.execute(
    db,
  );
  const handles: string[] = [];
  for (let next: string | null = '/feeds/products-en.json'; next !== null;) {
    const page: { products: { url: string }[]; next: string | null } = (
      await app.inject(next.replace(ORIGIN, ''))
    ).json();
    handles.push(...page.products.map(({ url }) => url));
    next = page.next;
  }
  expect(new Set(handles.filter((url) => url.includes('/mass-'))).size).toBe(600);
  expect(handles).toHaveLength(603);
  const { body } = await app.inject('/feeds/meta-en.csv');
  expect(new Set(parse<{ id: string }>(body, { columns: true }).map(({ id }) => id)).size).toBe(
    603,
  );
});

it('are limited by network', async () => {
  await sql`UPDATE rate_limit SET hits = 600`.execute(db);
  expect((await app.inject('/feeds/products-en.json')).statusCode).toBe(429);
});
