import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { importClient, type ImportClient } from '../../testing/importClient.ts';
import { insertStaff, openStaffClient } from '../../testing/openStaffClient.ts';
import { findUnbalanced } from '../../testing/stockMovements.ts';

let db: Database;
let app: FastifyInstance;
let imports: ImportClient;

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db });
  await insertStaff(app, 'manager@example.com', 'manager');
  imports = importClient(db, await openStaffClient(app, 'manager@example.com'));
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('product').execute();
  await db.deleteFrom('collection').execute();
});

const importAsSuggested = async (file: string) =>
  imports.importFile(
    file,
    await readFile(path.join(import.meta.dirname, '../../testing/otherShops', file)),
  );

/** Returns a line per product and variant: name or values, status, price, before, stock, SKU, barcode, content. */
async function catalogue(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT concat_ws(' | ', coalesce(t.name, (
        SELECT string_agg(v.name ->> 'en', ', ' ORDER BY o.position) FROM product_option_value v
        JOIN product_option o ON o.id = v.option_id WHERE v.id = ANY (p.variant_values)
      )), CASE WHEN p.parent_id IS NULL THEN concat(c.name, ' ', p.status) END,
      CASE WHEN NOT p.has_variants THEN concat(p.paid_minor / 100.0, ' of ', p.price_minor / 100.0) END,
      CASE WHEN p.is_stock_counted THEN p.stock::text ELSE 'uncounted' END, nullif(p.sku, ''), nullif(p.barcode, ''),
      p.unit_amount || p.unit_measure) AS line
    FROM product p
    LEFT JOIN product_text t ON t.product_id = p.id AND t.language = 'en'
    LEFT JOIN collection_text c ON c.collection_id = p.collection_id AND c.language = 'en'
    ORDER BY coalesce(p.parent_id, p.id), p.parent_id NULLS FIRST, p.id`.execute(db);
  return rows.map(({ line }) =>
    line.replaceAll(/(\.\d*?)0+(?= |$)/g, '$1').replaceAll(/\.(?= |$)/g, ''),
  );
}

async function reasons(id: string, kind: 'refused' | 'noted'): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT concat(row_number, ' ', reason) AS text FROM product_import_rejection
    WHERE import_id = ${id} AND is_imported = ${kind === 'noted'} ORDER BY row_number`.execute(db);
  return rows.map(({ text }) => text);
}

interface Expected {
  file: string;
  products: string[];
  refused?: string[];
  /** Expected notes, without those about check digits of made-up barcodes. */
  noted?: string[];
}

const FILES: Expected[] = [
  {
    file: 'shopify_food.csv',
    products: [
      'Whole wheat flour | Flour active | 47 | 1000g',
      '1 kg | 72 of 80 | 40 | FL-WW-1 | 8901234500013 | 1000g',
      '5 kg | 320 of 320 | 7 | FL-WW-5 | 8901234500051 | 5000g',
      'Basmati rice, aged | Rice active | 145.5 of 145.5 | 0 | RI-BA | 8901234500020',
      'Olive oil "extra virgin", 500 ml | Oil active | 16',
      'Glass, 2025 | 1250 of 1400 | 12 | OO-G25',
      'Tin, 2025 | 1100 of 1100 | 4 | OO-T25',
    ],
    refused: ['5 Variant Price is zero'],
  },
  {
    file: 'shopify_export_2026.csv',
    products: [
      'Whole wheat flour | Not sorted active | 52 | 1000g',
      '1 kg | 72 of 72 | 40 | ATTA-1 | 8901234500013 | 1000g',
      '5 kg | 320 of 360 | 12 | ATTA-5 | 8901234500020 | 5000g',
      'Salt | Not sorted hidden | 20 of 20 | uncounted',
    ],
    noted: [
      '1 Type is blank: the product was added to "Not sorted"',
      '3 imported as hidden because Status is "unlisted"; Type is blank: the product was added to "Not sorted"',
    ],
  },
  {
    file: 'shopify_template_2026.csv',
    products: [
      'Whole wheat flour | Flour active | 40 | 1000g',
      '1 kg | 72 of 72 | 40 | ATTA-1 | 8901234500013 | 1000g',
      '5 kg | 320 of 360 | 0 | ATTA-5 | 8901234500020 | 5000g',
      'Mango pickle | Pickles draft | 150 of 150 | uncounted | MP-300 | 8901234500037',
      'Olive oil | Oil archived | 0 | 1000ml',
      '1 l | 899 of 999 | 0 | OO-1 | 1000ml',
    ],
    refused: ['5 skipped because Gift card is "TRUE": this shop only sells goods that it ships'],
    noted: [
      '2 Inventory quantity "-2" was imported as 0; sold out here: this shop doesn’t sell beyond its stock',
      '4 imported as a draft because Published on online store is "FALSE"',
      '6 imported as archived because Status is "Archived"',
    ],
  },
  {
    file: 'woo_food.csv',
    products: [
      'Forest honey | Sweet active | 240.5 of 240.5 | uncounted | honey | 8901234500037',
      'Wheat flour | Flour active | 47 | 1000g',
      '1 kg | 65 of 72 | 40 | atta-1 | 8901234500013 | 1000g',
      '5 kg | 320 of 320 | 7 | atta-5 | 8901234500051 | 5000g',
    ],
    refused: [
      '5 skipped because Type is "simple, virtual": this shop only sells goods that it ships',
      '6 skipped because Type is "grouped": this shop only sells goods that it ships',
      '7 skipped because Type is "external": this shop only sells goods that it ships',
    ],
    noted: [
      '2 on sale now; the dates (2026-01-01 – 2026-12-31) weren’t imported, so end the sale yourself',
    ],
  },
  {
    file: 'woo_export_guarded.csv',
    products: [
      '+Plus tea | Uncategorized draft | 99 of 99 | 0 | -OLD-1',
      'Green tea | Tea draft | 1250.5 of 1250.5 | uncounted | TEA',
      'Pending jam | Jam draft | 80 of 80 | uncounted | PEND',
      'Wheat flour | Flour, meal & bran active | 40 | 1000g',
      '1 kg | 72 of 72 | 40 | ATTA-1 | 8901234500013 | 1000g',
      '5 kg, jute bag | 320 of 320 | 0 | 5000g',
      'Honey | Honey active | 9 | 250g',
      '250 g | 180 of 180 | 9 | 250g',
    ],
    refused: [
      '7 skipped because Type is "grouped": this shop only sells goods that it ships',
      '10 skipped because Type is "simple, downloadable, virtual": this shop only sells goods that it ships',
    ],
    noted: [
      '2 imported without its sale price, which isn’t valid today (2026-12-01 – 2026-12-31)',
      '3 Stock "-3" was imported as 0; sold out here: this shop doesn’t sell beyond its stock',
      '4 imported as a draft because Published is "-1"; Stock "-2" was imported as 0',
      '5 imported as a draft because Published is "0"',
      '6 imported as a draft because Published is "2"',
      '9 all variants share a stock of 9 there; each got this stock',
    ],
  },
  {
    file: 'woo_export_french.csv',
    products: ['Miel de lavande | Miel active | 6.9 of 7.5 | 12 | MIEL | 3250390000013'],
  },
];

const CHECK_DIGIT = /(?:; )?[^;]* has a wrong check digit and may be a typo/;

it.each(FILES)('imports $file as suggested, and once more without a change', async (expected) => {
  const { file, products, refused = [], noted = [] } = expected;
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-15T12:00:00Z'));
  const { id, state } = await importAsSuggested(file);
  expect(state).toBe('done');
  expect(await catalogue()).toEqual(products);
  expect(await reasons(id, 'refused')).toEqual(refused);
  const notes = (await reasons(id, 'noted')).map((note) => note.replace(CHECK_DIGIT, ''));
  expect(notes.filter((note) => note !== '')).toEqual(noted);
  expect(await findUnbalanced(db)).toEqual([]);
  expect(await importAsSuggested(file)).toMatchObject({ inserted: 0, updated: 0 });
});

it('shows WooCommerce’s descriptions as paragraphs, and searches its tags', async () => {
  await importAsSuggested('woo_export_guarded.csv');
  const { rows } = await sql<{ description: string; keywords: string }>`
    SELECT description, keywords FROM product_text WHERE language = 'en' AND name = 'Wheat flour'`.execute(
    db,
  );
  expect(rows[0]).toEqual({
    description: '<p>=Flour= from our mill.</p><p>Keep dry.</p>',
    keywords: 'vegan, "no", low, slow',
  });
});

describe('variants of other shops', () => {
  const SHOPIFY =
    'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Barcode';
  const shopify = (...rows: string[]) =>
    imports.importFile('shopify.csv', [SHOPIFY, ...rows, ''].join('\n'));
  const WOO =
    'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)';
  const woo = (...rows: string[]) => imports.importFile('woo.csv', [WOO, ...rows, ''].join('\n'));

  it('are known by their values, else by their SKU, also when sizes move', async () => {
    await shopify(
      'atta,Atta,Flour,Weight,1 kg,,,A1,shopify,4,72,',
      'atta,,,,2 kg,,,B1,shopify,4,140,',
    );
    const ids = async () =>
      (
        await db
          .selectFrom('product')
          .select(['id', 'sku'])
          .where('sku', '<>', '')
          .orderBy('id')
          .execute()
      ).map(({ id, sku }) => `${sku} ${id}`);
    const before = await ids();
    const { id } = await shopify(
      'atta,Atta,Flour,Weight,10 kg,,,A1,shopify,4,640,',
      'atta,,,,2  KG,,,B1,shopify,4,140,',
    );
    expect(await catalogue()).toEqual([
      'Atta | Flour active | 8 | 2000g',
      '10 kg | 640 of 640 | 4 | A1 | 1000g',
      '2 kg | 140 of 140 | 4 | B1 | 2000g',
    ]);
    expect(await ids()).toEqual(before);
    expect(await reasons(id, 'noted')).toEqual([]);
    await shopify(
      'atta,Atta,Flour,Weight,1 kg,,,A1,shopify,4,72,',
      'atta,,,,10 kg,,,C1,shopify,4,640,',
    );
    expect((await catalogue()).map((line) => line.split(' | ')[0])).toEqual([
      'Atta',
      '10 kg',
      '2 kg',
      '1 kg',
    ]);
  });

  it('are not mixed up when options are in another order, and stay if options differ', async () => {
    await shopify('tee,Tee,Clothes,Size,L,Color,Blue,T1,shopify,1,10,');
    await shopify('tee,Tee,Clothes,Color,Red,Taille,L,T2,shopify,2,10,');
    expect((await catalogue()).slice(1)).toEqual([
      'L, Blue | 10 of 10 | 1 | T1',
      'L, Red | 10 of 10 | 2 | T2',
    ]);
    const { id } = await shopify('tee,Tee,Clothes,Pattern,Dots,Taille,L,T3,shopify,2,10,');
    expect(await reasons(id, 'noted')).toEqual([
      '1 its variants were ignored: the product’s options here are Size, Color',
    ]);
  });

  it('note each row once, and take the codes from the product', async () => {
    await shopify('tea,Tea,Drinks,Title,Default Title,,,x1,shopify,3,10,4006381333931');
    const { id } = await shopify(
      'tea,Tea,,Size,S,,,x1,shopify,-3,10,4006381333931',
      'tea,,,,s,,,x2,shopify,3,10,',
    );
    expect(await reasons(id, 'noted')).toEqual([
      '1 Type is blank: the product was added to "Not sorted"; Variant Inventory Qty "-3" was imported as 0',
    ]);
    expect(await reasons(id, 'refused')).toEqual(['2 row 1 already has the variant s']);
    expect(await catalogue()).toEqual([
      'Tea | Not sorted active | 0',
      'S | 10 of 10 | 0 | x1 | 4006381333931',
    ]);
  });

  it('come and go although the stock of the product is not tracked', async () => {
    const simple = '1,simple,A,Atta,1,1,,72,Flour,,,,,';
    const varied = [
      '1,variable,A,Atta,1,1,,,Flour,,Weight,"1 kg, 5 kg",,',
      '2,variation,A-1,Atta - 1 kg,1,1,,72,,A,Weight,1 kg,,',
      '3,variation,A-5,Atta - 5 kg,1,1,3,320,,A,Weight,5 kg,,',
    ];
    await woo(simple);
    expect(await catalogue()).toEqual(['Atta | Flour active | 72 of 72 | uncounted | A']);
    await woo(...varied);
    const lines = [
      'Atta | Flour active | 1000000000 | 1000g',
      '1 kg | 72 of 72 | uncounted | A-1 | 1000g',
      '5 kg | 320 of 320 | 3 | A-5 | 5000g',
    ];
    expect(await catalogue()).toEqual(lines);
    const { id } = await woo(simple);
    expect(await catalogue()).toEqual(lines);
    expect(await reasons(id, 'noted')).toEqual([
      '1 price and stock were ignored: the product has variants here',
    ]);
    expect(await findUnbalanced(db)).toEqual([]);
  });

  it('need a value, are sold out while switched off, and other types are skipped', async () => {
    const { id } = await woo(
      '9,bundle,BU,Hamper,1,1,,500,Offers,,,,,',
      '1,variable,A&amp;B,Atta,1,1,,,Flour,,Weight,"1 kg, 5 kg",,',
      '2,variation,,Atta,1,1,4,72,,A&amp;B,Weight,1 kg,,',
      '3,variation,,Atta,0,1,4,320,,A&amp;B,Weight,5 kg,,',
      '4,variation,,Atta,1,1,4,90,,A&amp;B,Weight,,,',
      '5,variation,,Ghee,1,1,4,90,,GH,Weight,1 kg,,',
    );
    expect(await catalogue()).toEqual([
      'Atta | Flour active | 4 | 1000g',
      '1 kg | 72 of 72 | 4 | 1000g',
      '5 kg | 320 of 320 | 0 | 5000g',
    ]);
    expect(await reasons(id, 'refused')).toEqual([
      '1 skipped because Type is "bundle": this shop only sells goods that it ships',
      '5 Attribute 1 value(s) is blank: each variant needs its own value',
      '6 its product "GH" isn’t in the rows above, or was rejected',
    ]);
    expect(await reasons(id, 'noted')).toEqual([
      '4 imported as sold out because this variant isn’t for sale there',
    ]);
  });
});

it('queues the pictures of all rows in order, once', async () => {
  await importAsSuggested('shopify_template_2026.csv');
  await db.deleteFrom('picture_fetch').execute();
  expect(await importAsSuggested('shopify_template_2026.csv')).toMatchObject({ updated: 1 });
  expect(await importAsSuggested('shopify_template_2026.csv')).toMatchObject({ updated: 0 });
  const { rows } = await sql<{ address: string }>`
    SELECT address FROM picture_fetch ORDER BY id`.execute(db);
  expect(rows.map(({ address }) => address)).toEqual([
    'https://shop.example.com/cdn/atta.jpg',
    'https://shop.example.com/cdn/atta-5.jpg',
    'https://shop.example.com/cdn/atta-back.jpg',
  ]);
  await importAsSuggested('woo_food.csv');
  const woo = await sql`SELECT FROM picture_fetch`.execute(db);
  expect(woo.rows).toHaveLength(6);
});

it('imports a spreadsheet, and once more without a change', async () => {
  const file = await readFile(
    path.join(import.meta.dirname, '../../testing/otherShops/libreoffice_typed.xlsx'),
  );
  const first = await imports.importFile('prices.xlsx', file);
  expect(first).toMatchObject({ inserted: 6, rejected: 0 });
  expect(await catalogue()).toEqual([
    'Atta 1 kg | Flour active | 1250 of 1250 | 0 | 8901234567894',
    'Basmati rice | Flour active | 72.4 of 72.4 | 0 | 8901234567900',
    'Besan | Flour active | 0.1 of 0.1 | 0 | 0012345678905',
    'Hidden row product | Hidden active | 10 of 10 | 0 | 8901234567917',
    'Filtered row product | Filtered active | 20 of 20 | 0 | 8901234567924',
    'Toor dal | Last active | 99.99 of 99.99 | 0 | 8901234567931',
  ]);
  expect(await imports.importFile('prices.xlsx', file)).toMatchObject({ unchanged: 6 });
});
