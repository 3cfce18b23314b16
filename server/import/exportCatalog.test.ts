import { sql, type Updateable } from 'kysely';
import { createDemoCatalog } from '../demo/createDemoCatalog.ts';
import type { Database, Schema } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertProduct } from '../testing/insertProduct.ts';
import { exportCatalog } from './exportCatalog.ts';
import { importCatalog } from './importCatalog.ts';
import type { Rejection } from './place.ts';
import { readKnownMapping, type Mapping } from './mapping.ts';

let db: Database;
let own: Mapping;

beforeAll(async () => {
  db = await freshDatabase();
  await createDemoCatalog(db);
  own = await readKnownMapping('own');
});

afterAll(() => db.destroy());

async function exported(language = 'en'): Promise<string> {
  let text = '';
  for await (const part of exportCatalog(db, language)) text += part;
  return text;
}

async function imported(text: string) {
  const rejections: Rejection[] = [];
  async function* chunks() {
    yield Buffer.from(text);
  }
  const result = await importCatalog(db, {
    mapping: own,
    chunks: chunks(),
    onRejected: (rejection) => void rejections.push(rejection),
    onTidyFailure: (error) => expect(error).toBeUndefined(),
  });
  return { ...result, rejections };
}

const isParent = (row: object) =>
  'product' in row && (row.product as { parent_id: unknown }).parent_id === null;

async function state(): Promise<object[]> {
  const { rows } = await sql<object>`
    SELECT to_jsonb(p) AS product, (SELECT jsonb_agg(t ORDER BY t.language) FROM product_text t WHERE t.product_id = p.id) AS texts
    FROM product p ORDER BY p.id`.execute(db);
  const { rows: collections } = await sql<object>`
    SELECT to_jsonb(c), to_jsonb(t) FROM collection c LEFT JOIN collection_text t ON t.collection_id = c.id ORDER BY 1, 2`.execute(
    db,
  );
  const { rows: changes } = await sql<object>`SELECT count(*) FROM page_change`.execute(db);
  return [...rows, ...collections, ...changes];
}

const WITHOUT_VARIANTS =
  'path,language,name,brand,price,list_price,collection,collection_path,stock,minimum,barcode,size,allergens,may_contain,tax_class,tax_code,status,keywords,description';

const NASTY = [
  '=cmd|"/C calc"!A0',
  "'=already hidden",
  '-1 for two',
  '<script>alert(1)</script>',
  '  two  spaces, a "quote" and\u00a0no break ',
  'â€“ once misread',
  'बासमती ☕ naïve',
];

const FOOD: Updateable<Schema['product']>[] = [
  { unit_amount: '1.125', unit_measure: 'g', allergens: [], tax_code: '0402' },
  { unit_amount: '1000', unit_measure: 'ml', may_contain: ['milk', 'sesame'] },
  { unit_amount: '12', unit_measure: 'piece', allergens: ['sulphites', 'nuts'] },
  { unit_amount: '400', unit_measure: 'g', drained_amount: '240.5', marks: ['vegan', 'organic'] },
  {
    unit_amount: '250',
    unit_measure: 'g',
    is_weighed: true,
    nutrition: JSON.stringify({ energy_kj: 1520, fat: 1.125, sugars: 0, sodium_mg: 12.5 }),
  },
];

describe('an export', () => {
  it.each(['en', 'fr'])(
    'of the full catalogue reimports without changes in %s',
    async (language) => {
      const before = await state();
      const { inserted, updated, unchanged, rejections } = await imported(await exported(language));
      expect({ inserted, updated, rejections }).toEqual({
        inserted: 0,
        updated: 0,
        rejections: [],
      });
      expect(unchanged).toBeGreaterThan(50);
      expect(await state()).toEqual(before);
    },
  );

  it('of ambiguous names and texts reimports without changes', async () => {
    for (const [index, name] of NASTY.entries()) {
      const { id } = await insertProduct(db, {
        handle: `nasty-${index}`,
        name,
        priceMinor: 100_05,
        ...(index % 2 === 0 && { specialMinor: 99_99 }),
      });
      await db
        .updateTable('product')
        .set({ brand: name, barcode: '=1+1', ...FOOD[index % FOOD.length] })
        .where('id', '=', id)
        .execute();
      const description = `<p>${name}</p>\r\n<p>+ more</p>\n`;
      await db
        .updateTable('product_text')
        .set({
          description,
          keywords: `@${name}`,
          ingredients: `<p>${name}</p>`,
          allergen_names: name,
          picture_alt: name,
          meta_title: name,
          meta_description: `+${name}`,
        })
        .where('product_id', '=', id)
        .execute();
    }
    const before = await state();
    const text = await exported();
    expect(text).not.toMatch(/(^|[,"\n])[=+@-]/);
    const { updated, inserted, rejections } = await imported(text);
    expect({ inserted, updated, rejections }).toEqual({ inserted: 0, updated: 0, rejections: [] });
    expect(await state()).toEqual(before);
  });

  it('finds products that were renamed since', async () => {
    const text = await exported();
    await db
      .updateTable('product')
      .set({ handle: 'carrots-now' })
      .where('handle', '=', 'carrots')
      .execute();
    const { inserted, updated, rejections } = await imported(text);
    expect({ inserted, updated, rejections }).toEqual({ inserted: 0, updated: 0, rejections: [] });
    await db
      .updateTable('product')
      .set({ handle: 'carrots' })
      .where('handle', '=', 'carrots-now')
      .execute();
  });

  it('with a changed price and an added row updates and inserts only those', async () => {
    const before = await state();
    const text = (await exported()).replace(/("nasty-0",.*?),"99\.99","100\.05",/, '$1,95,100.05,');
    const added = `"new-tea","en","New tea","",120.50,,"Teas","teas",,,,,,,7,1,"NT-1","4006381333931","2 x 62.5 g","en:milk,coconut","nuts","Cashews","vegan, Bio","Tea, milk",1520,"362,5",901,1500 mg${','.repeat(14)}"yes","zero-rated","0902","draft","chai","A cup","Tea to drink","Buy tea","<p>Hot.<script>x</script></p>"\r\n`;
    const { id: zeroRated } = await db
      .insertInto('tax_class')
      .values({ name: 'Zero-rated' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { inserted, updated, unchanged } = await imported(text + added);
    expect([inserted, updated, unchanged]).toEqual([1, 1, before.filter(isParent).length - 1]);
    const rows = await db
      .selectFrom('product as p')
      .innerJoin('product_text as t', 't.product_id', 'p.id')
      .selectAll('p')
      .select([
        't.description',
        't.keywords',
        't.ingredients',
        't.allergen_names',
        't.picture_alt',
        't.meta_title',
        't.meta_description',
      ])
      .where('handle', 'in', ['nasty-0', 'new-tea'])
      .orderBy('handle')
      .execute();
    expect(rows).toMatchObject([
      { handle: 'nasty-0', price_minor: 100_05, special_minor: 95_00, popularity: 0 },
      {
        handle: 'new-tea',
        price_minor: 120_50,
        stock: 7,
        sku: 'NT-1',
        barcode: '4006381333931',
        unit_amount: '125',
        unit_measure: 'g',
        allergens: ['milk'],
        may_contain: ['nuts'],
        marks: ['vegan', 'organic'],
        nutrition: { energy_kj: 1520, energy_kcal: 362.5, saturates: 1.5 },
        is_weighed: true,
        tax_code: '0902',
        tax_class_id: zeroRated,
        status: 'draft',
        source: null,
        description: '<p>Hot.</p>',
        keywords: 'chai',
        ingredients: '<p>Tea, milk</p>',
        allergen_names: 'Cashews',
        picture_alt: 'A cup',
        meta_title: 'Tea to drink',
        meta_description: 'Buy tea',
      },
    ]);
  });

  it('of an earlier version keeps sizes and allergens; unclear ones get a note', async () => {
    const before = await state();
    const header =
      'path,language,name,brand,price,list_price,collection,collection_path,stock,minimum,barcode,keywords,description';
    const start = '"new-tea","en","New tea","",120.50,,"Teas","teas",7,1,"4006381333931"';
    const end = '"chai","<p>Hot.</p>"\r\n';
    expect(await imported(`${header}\r\n${start},${end}`)).toMatchObject({
      unchanged: 1,
      noted: 0,
    });
    const unclear = '"300 g, Pack of 3","milk,fr:lait",""';
    const named = header.replace('barcode', 'barcode,size,allergens,may_contain');
    expect(await imported(`${named}\r\n${start},${unclear},${end}`)).toMatchObject({
      unchanged: 1,
      noted: 1,
    });
    expect(await state()).toEqual(before);
  });

  it('keeps the tax of a blank cell, and rejects a row whose tax class is unknown', async () => {
    const before = await state();
    const header = WITHOUT_VARIANTS;
    const row = (taxes: string) =>
      `"new-tea","en","New tea","",120.50,,"Teas","teas",7,1,"4006381333931","125 g","milk","nuts",${taxes},"","chai","<p>Hot.</p>"`;
    expect(await imported(`${header}\r\n${row('"","0902"')}`)).toMatchObject({ unchanged: 1 });
    const { rejections } = await imported(`${header}\r\n${row('"Books","0902"')}`);
    expect(rejections.map(({ reason }) => reason.en)).toEqual([
      expect.stringMatching(/^tax_class "Books" isn’t a tax class of this shop \(Standard, /),
    ]);
    expect(await state()).toEqual(before);
  });

  it('notes a barcode that another product also has, even if the product was renamed', async () => {
    const row =
      '"other-tea","en","Other tea","",1,,"Teas","teas",1,1,"0 4006381 333931","","","","","","","",""';
    const file = `${WITHOUT_VARIANTS}\r\n${row}\r\n`;
    expect(await imported(file)).toMatchObject({ inserted: 1, noted: 1 });
    await db
      .updateTable('product')
      .set({ handle: 'tea-now' })
      .where('handle', '=', 'other-tea')
      .execute();
    expect(await imported(file)).toMatchObject({ unchanged: 1, noted: 1 });
    await db.deleteFrom('product').where('handle', '=', 'tea-now').execute();
  });

  it('with an invalid path is rejected by row, and collections may be named like object members', async () => {
    const header = WITHOUT_VARIANTS;
    const row = (path: string, collection: string) =>
      `"${path}","en","X","",1,,"${collection}","",1,1,"","","","","","","","",""\r\n`;
    const { inserted, rejections } = await imported(
      `${header}\r\n${row('../x', 'A')}${row('fine-1', 'constructor')}${row('fine-2', '__proto__')}`,
    );
    expect(inserted).toBe(2);
    expect(rejections.map(({ reason }) => reason.en)).toEqual([
      'path isn’t a handle of a–z, 0–9 and hyphens: "../x"',
    ]);
  });
});

it('sells goods by the piece, and says so, if their new size is no step in whole grams', async () => {
  const header = WITHOUT_VARIANTS.replace('size,', 'size,sold_by_weight,marks,');
  const row = (price: number, size: string, more: string) =>
    `brie,en,Brie,,${price},,Cheese,cheese,5,1,,${size},${more},,,,,,,\r\n`;
  await imported(`${header}\r\n${row(90, '250 g', 'yes,vegetarian')}`);
  const { updated, noted } = await imported(`${header}\r\n${row(300, '8 pcs', ',keto')}`);
  expect({ updated, noted }).toEqual({ updated: 1, noted: 1 });
  const brie = await db
    .selectFrom('product')
    .select(['price_minor', 'unit_measure', 'is_weighed', 'marks'])
    .where('handle', '=', 'brie')
    .executeTakeFirst();
  expect(brie).toEqual({
    price_minor: 300_00,
    unit_measure: 'piece',
    is_weighed: false,
    marks: ['vegetarian'],
  });
});

it('keeps a renamed product if the file has its present path, too', async () => {
  const { id } = await insertProduct(db, { handle: 'ghee', name: 'Ghee' });
  await db.updateTable('product').set({ handle: 'ghee-1kg' }).where('id', '=', id).execute();
  const row = (path: string, name: string) => `${path},en,${name},,90,,Fats,fats,5,1,,,,,,,,,\r\n`;
  const file = `${WITHOUT_VARIANTS}\r\n${row('ghee', 'Small ghee')}${row('ghee-1kg', 'Large ghee')}`;
  expect(await imported(file)).toMatchObject({ inserted: 1, updated: 1, rejections: [] });
  const { name } = await db
    .selectFrom('product_text')
    .select('name')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(name).toBe('Large ghee');
});

it('rejects goods sold by weight whose size is no step in whole grams', async () => {
  const header = WITHOUT_VARIANTS.replace('size,', 'size,sold_by_weight,');
  const row = (handle: string, size: string) =>
    `${handle},en,Cheese,,90,,Cheese,cheese,5,1,,${size},yes,,,,,,,\r\n`;
  const { inserted, rejections } = await imported(
    `${header}\r\n${row('cheese', '250 g')}${row('sliced-cheese', '8 pcs')}`,
  );
  expect(inserted).toBe(1);
  expect(rejections.map(({ reason }) => reason.en)).toEqual([
    'sold by weight, but its net quantity isn’t in whole grams',
  ]);
});

describe('an export of variants', () => {
  const header =
    'path,language,name,brand,price,list_price,collection,collection_path,option1_name,option1,stock,minimum,sku,barcode,keywords,description';
  const first = (language: string, name: string, option: string, size: string) =>
    `flour,${language},${name},Mill,72,80,Flour,flour,${option},${size},40,1,FL-1,,,`;
  const further = (language: string, size: string, sku: string, stock: number) =>
    `flour,${language},,,320,,,,,${size},${stock},,${sku},,,`;
  const variants = () =>
    db
      .selectFrom('product as v')
      .innerJoin('product as p', 'p.id', 'v.parent_id')
      .select(['v.sku', 'v.stock', 'v.price_minor', 'v.is_stock_counted'])
      .where('p.handle', '=', 'flour')
      .orderBy('v.id')
      .execute();

  it('adds variants, and comes back in both languages without a change', async () => {
    const file = [header, first('en', 'Flour', 'Weight', '1 kg'), further('en', '5 kg', 'FL-5', 7)];
    expect(await imported(file.join('\n'))).toMatchObject({ inserted: 1, rejections: [] });
    await db
      .updateTable('product')
      .set({ is_stock_counted: false })
      .where('sku', '=', 'FL-5')
      .execute();
    const french = [
      header,
      first('fr', 'Farine', 'Poids', '1 kg'),
      further('fr', '5 kg', 'FL-5', 0),
    ];
    await imported(french.join('\n').replace(',0,,FL-5', ',not tracked,,FL-5'));
    const before = await state();
    for (const language of ['en', 'fr']) {
      const { updated, inserted, rejections } = await imported(await exported(language));
      expect({ updated, inserted, rejections }).toEqual({
        updated: 0,
        inserted: 0,
        rejections: [],
      });
    }
    expect(await state()).toEqual(before);
    expect(await variants()).toMatchObject([
      { sku: 'FL-1', stock: 40, price_minor: 80_00, is_stock_counted: true },
      { sku: 'FL-5', stock: 1_000_000_000, price_minor: 320_00, is_stock_counted: false },
    ]);
  });

  it('changes a variant by its values or else its SKU, adds others, and keeps those it lacks', async () => {
    const file = [
      header,
      'flour,en,Flour,Mill,75,80,Flour,flour,Weight,1 kg,40,1,FL-1,,,',
      further('en', 'Five kilos', 'FL-5', 3),
      further('en', '10 kg', 'FL-10', 2),
    ];
    expect(await imported(file.join('\n'))).toMatchObject({ updated: 1, rejections: [] });
    expect(await variants()).toMatchObject([
      { sku: 'FL-1' },
      { sku: 'FL-5', stock: 3, is_stock_counted: true },
      { sku: 'FL-10', stock: 2 },
    ]);
    await imported([header, first('en', 'Flour', 'Weight', '1 kg')].join('\n'));
    expect(await variants()).toHaveLength(3);
  });

  it('rejects invalid variants by row, and notes products whose options differ', async () => {
    const { rejections } = await imported(
      [
        header,
        first('en', 'Flour', 'Weight', '1 kg'),
        further('en', '1 kg', 'FL-1b', 7),
        further('en', '2 kg', 'FL-2', 7).replace(',320,', ',free,'),
        'bran,en,,Mill,72,80,Flour,flour,Weight,1 kg,40,1,BR-1,,,',
        'bran,en,,,72,80,,,,2 kg,40,,BR-2,,,',
      ].join('\n'),
    );
    expect(rejections.map(({ row, reason }) => `${row} ${reason.en}`)).toEqual([
      '2 row 1 already has the variant 1 kg',
      '3 price isn’t a price: "free"',
      '4 name is blank',
      '5 its product was rejected in row 4',
    ]);
    const two = header.replace('option1,', 'option1,option2_name,option2,');
    const other = first('en', 'Flour', 'Weight', '1 kg').replace(',40,', ',Grind,Fine,40,');
    expect(await imported(`${two}\n${other}`)).toMatchObject({ unchanged: 1, noted: 1 });
    await db.deleteFrom('product').where('handle', '=', 'flour').execute();
  });

  it('comes back with odd spaces, and rejects a variant without a price', async () => {
    const file = [header, first('en', 'Flour', 'Weight', '1 kg'), further('en', '5 kg', '', 7)];
    await imported(file.join('\n'));
    await sql`UPDATE product_option_value SET name = '{"en": "5  Kg"}' WHERE name ->> 'en' = '5 kg'`.execute(
      db,
    );
    const text = await exported();
    expect(await imported(text)).toMatchObject({ inserted: 0, updated: 0, rejections: [] });
    const { rejections } = await imported(text.replace('"320.00"', ''));
    expect(rejections.map(({ reason }) => reason.en)).toEqual(['price isn’t a price: ""']);
    await db.deleteFrom('product').where('handle', '=', 'flour').execute();
  });

  it('takes 1,000 variants of one product, and notes those above', async () => {
    const rows = Array.from({ length: 999 }, (_, index) => further('en', `${index}`, '', 1));
    const file = [header, first('en', 'Flour', 'Weight', '1 kg'), ...rows];
    expect(await imported(file.join('\n'))).toMatchObject({ inserted: 1, rejections: [] });
    expect(await variants()).toHaveLength(1000);
    expect(await imported(await exported())).toMatchObject({ inserted: 0, updated: 0 });
    const more = [header, first('en', 'Flour', 'Weight', '1 kg'), further('en', 'more', '', 1)];
    expect(await imported(more.join('\n'))).toMatchObject({ unchanged: 1, noted: 1 });
    await db.deleteFrom('product').where('handle', '=', 'flour').execute();
  });
});

describe('the language of an import', () => {
  const HEADER =
    'path,language,name,brand,price,list_price,collection,collection_path,stock,minimum,';
  const fileOf = (...rows: string[]) =>
    [`${HEADER}barcode,keywords,description`, ...rows, ''].join('\r\n');
  const rowOf = (path: string, language: string, name: string) =>
    `${path},${language},${name},,10,,Teas,teas,1,1,,,`;
  const namesOf = async (handle: string) =>
    db
      .selectFrom('product_text as t')
      .innerJoin('product as p', 'p.id', 't.product_id')
      .select(['t.language', 't.name'])
      .where('p.handle', '=', handle)
      .orderBy('t.language')
      .execute();

  it('is that of each row, also in a file with both languages', async () => {
    await imported(fileOf(rowOf('green', 'en', 'Green tea'), rowOf('black', 'en', 'Black tea')));
    const both = fileOf(rowOf('green', 'fr', 'Thé vert'), rowOf('black', 'en', 'Dark tea'));
    expect(await imported(both)).toMatchObject({ updated: 2, rejections: [] });
    expect(await namesOf('green')).toEqual([
      { language: 'en', name: 'Green tea' },
      { language: 'fr', name: 'Thé vert' },
    ]);
    expect(await namesOf('black')).toEqual([{ language: 'en', name: 'Dark tea' }]);
  });

  it('is that of each row, also for a product with a row for each', async () => {
    const both = [
      rowOf('oolong', 'en', 'Oolong tea'),
      rowOf('oolong', 'fr', 'Thé oolong'),
      rowOf('oolong', 'en', 'Oolong'),
    ];
    const { inserted, updated, rejections } = await imported(fileOf(...both));
    expect([inserted, updated]).toEqual([1, 1]);
    expect(rejections.map(({ row }) => row)).toEqual([3]);
    expect(await namesOf('oolong')).toEqual([
      { language: 'en', name: 'Oolong tea' },
      { language: 'fr', name: 'Thé oolong' },
    ]);
  });

  it('is rejected if the shop lacks it, and nothing is written', async () => {
    const { inserted, rejections } = await imported(
      fileOf(rowOf('red', 'de', 'Roter Tee'), rowOf('blue', '', 'Blue tea')),
    );
    expect(inserted).toBe(0);
    expect(rejections.map(({ reason }) => reason.en)).toEqual([
      'language isn’t a language of this shop (en, fr): "de"',
      'language isn’t a language of this shop (en, fr): ""',
    ]);
  });

  it('is that of the mapping in older files without a language column', async () => {
    const old = fileOf(rowOf('white', '', 'White tea'))
      .replace('language,', '')
      .replace(',,', ',');
    expect(await imported(old)).toMatchObject({ inserted: 1, rejections: [] });
    expect(await namesOf('white')).toEqual([{ language: 'en', name: 'White tea' }]);
  });
});

describe('dates of sale prices', () => {
  it('are kept while the price is unchanged, and removed with a new price', async () => {
    await db.deleteFrom('product').execute();
    const dates = async () =>
      (
        await sql<{ handle: string; minor: number | null; until: boolean }>`
          SELECT handle, coalesce(dated_special_minor, special_minor) AS minor, special_until IS NOT NULL AS until
          FROM product ORDER BY handle`.execute(db)
      ).rows;
    for (const [handle, isRunning] of [
      ['planned', false],
      ['running', true],
    ] as const) {
      const { id } = await insertProduct(db, { handle, name: handle, priceMinor: 100_00 });
      await sql`
        UPDATE product SET dated_special_minor = 8000, special_minor = ${isRunning ? 8000 : null},
          special_from = now() + ${isRunning ? '-1 hour' : '1 hour'}::interval, special_until = now() + interval '1 day'
        WHERE id = ${id}`.execute(db);
    }
    const before = await dates();
    expect(before.map(({ minor, until }) => [minor, until])).toEqual([
      [8000, true],
      [8000, true],
    ]);
    const file = await exported();
    await imported(file);
    expect(await dates()).toEqual(before);
    await imported(file.replace('80.00', '70.00'));
    expect(await dates()).toEqual([
      { handle: 'planned', minor: 8000, until: true },
      { handle: 'running', minor: 7000, until: false },
    ]);
    await imported((await exported()).replace('100.00', '60.00'));
    expect(await dates()).toEqual([
      { handle: 'planned', minor: null, until: false },
      { handle: 'running', minor: 7000, until: false },
    ]);
  });
});
