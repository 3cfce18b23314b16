import { NO_FILTERS } from '../search/filters.ts';
import { searchCatalog } from '../search/searchService.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import type { Database } from '../db/schema.ts';
import { importCatalog, type ImportOptions } from './importCatalog.ts';
import type { Rejection } from './place.ts';
import type { Mapping } from './mapping.ts';

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
});

afterAll(() => db.destroy());

beforeEach(async () => {
  await db.deleteFrom('product').execute();
  await db.deleteFrom('collection').execute();
});

const mapping: Mapping = {
  source: 'village',
  language: 'en',
  delimiter: ',',
  descriptionFormat: 'text',
  columns: {
    key: 'id',
    name: 'name',
    brand: 'brand',
    price: 'price',
    listPrice: 'mrp',
    collection: 'department',
    rating: 'stars',
    description: 'about',
  },
  nutrition: {},
  keywords: ['kind'],
  saleColumns: [],
  constants: { stock: 40, minimum: 2 },
  pictures: { 'Pots & pans': 'category-kitchen-garden-pets' },
};
const HEADER = 'id,name,brand,price,mrp,department,kind,stars,about';

async function run(rows: string[], options: Partial<ImportOptions> = {}) {
  const rejections: Rejection[] = [];
  const notes: string[] = [];
  async function* chunks() {
    yield Buffer.from([HEADER, ...rows, ''].join('\r\n'));
  }
  const result = await importCatalog(db, {
    mapping,
    chunks: chunks(),
    onRejected: (rejection) => void rejections.push(rejection),
    onNoted: ({ row, reason }) => void notes.push(`${row} ${reason.en}`),
    onTidyFailure: (error) => expect(error).toBeUndefined(),
    ...options,
  });
  return { ...result, rejections, notes };
}

it('takes the status of each row, skips unshipped goods, and uses the last part of the first category', async () => {
  const { inserted, rejections, notes } = await run(
    [
      '1,Flour,,72,,"Staples > Flour\\, meal & bran, Offers",simple,,',
      '2,Draft,,72,,Teas,"Draft",,',
      "3,Private,,72,,Teas,'-1,,",
      '4,Voucher,,72,,Teas,"simple, virtual",,',
      '5,Old,,72,,Teas,Archived,,',
      '6,By link,,72,,Teas,unlisted,,',
    ],
    { mapping: { ...mapping, keywords: [], saleColumns: ['kind'] } },
  );
  expect(inserted).toBe(5);
  expect(rejections.map(({ row, reason }) => [row, reason.en])).toEqual([
    [4, 'skipped because kind is "simple, virtual": this shop only sells goods that it ships'],
  ]);
  expect(notes).toEqual([
    '2 imported as a draft because kind is "Draft"',
    '3 imported as a draft because kind is "-1"',
    '5 imported as archived because kind is "Archived"',
    '6 imported as hidden because kind is "unlisted"',
  ]);
  const stored = await db.selectFrom('product').select('status').orderBy('source_key').execute();
  expect(stored.map(({ status }) => status)).toEqual([
    'active',
    'draft',
    'draft',
    'archived',
    'hidden',
  ]);
  const names = await db.selectFrom('collection_text').select('name').orderBy('name').execute();
  expect(names).toEqual([{ name: 'Flour, meal & bran' }, { name: 'Teas' }]);
});

it('takes the collection of a blank cell from the other column', async () => {
  await run(['1,Flour,,72,,,Food > Flour,,', '2,Tea,,72,,Teas,Food > Drinks,,'], {
    mapping: {
      ...mapping,
      keywords: [],
      columns: { ...mapping.columns, collectionElse: 'kind' },
    },
  });
  const names = await db.selectFrom('collection_text').select('name').orderBy('name').execute();
  expect(names).toEqual([{ name: 'Flour' }, { name: 'Teas' }]);
});

it('skips gift cards', async () => {
  const { rejections } = await run(['1,Card,,72,,Teas,,TRUE,'], {
    mapping: {
      ...mapping,
      columns: { key: 'id', name: 'name', price: 'price', collection: 'department' },
      keywords: [],
      saleColumns: ['Gift card'],
    },
    chunks: (async function* () {
      yield Buffer.from(
        'id,name,price,department,Gift card\n1,Card,72,Teas,TRUE\n2,Tea,72,Teas,FALSE\n',
      );
    })(),
  });
  expect(rejections.map(({ row }) => row)).toEqual([1]);
});

const catalogue = () =>
  db
    .selectFrom('product as p')
    .innerJoin('product_text as t', 't.product_id', 'p.id')
    .innerJoin('collection as c', 'c.id', 'p.collection_id')
    .selectAll('p')
    .select(['t.name', 't.description', 't.keywords', 'c.handle as collection'])
    .orderBy('p.id')
    .execute();

async function changes(): Promise<number> {
  const { count } = await db
    .selectFrom('page_change')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const pot = '1,Brass pot, Trm ,119,250,Pots & pans,Pots,3.44,"Round.\r\nHeavy & <b>old</b>."';
const pan = '2,Iron pan,,99.5,,Pots & pans,Pans,,';

describe('importCatalog', () => {
  it('maps columns to a product that can be shown, found and sold', async () => {
    expect(await run([pot, pan])).toMatchObject({ inserted: 2, rejected: 0, isInterrupted: false });
    const [first, second] = await catalogue();
    expect(first).toMatchObject({
      handle: 'brass-pot',
      name: 'Brass pot',
      brand: 'Trm',
      price_minor: 25_000,
      special_minor: 11_900,
      stock: 40,
      minimum: 2,
      rating: '3.4',
      review_count: 0,
      popularity: 34,
      pictures: ['category-kitchen-garden-pets'],
      description: '<p>Round.</p><p>Heavy &amp; &lt;b&gt;old&lt;/b&gt;.</p>',
      keywords: 'Pots',
      collection: 'pots-pans',
      source: 'village',
      source_key: '1',
    });
    expect(second).toMatchObject({
      price_minor: 9950,
      special_minor: null,
      rating: '0.0',
      brand: '',
    });
    const page = { page: 1, limit: 10, sort: 'relevance' as const, filters: NO_FILTERS };
    expect((await searchCatalog(db, { term: 'bras pot', ...page }, 'fr')).ids).toEqual([first?.id]);
    expect((await searchCatalog(db, { term: 'tmr', ...page }, 'en')).total).toBe(0);
  });

  it('updates differences on a second run, without duplicates or other changes', async () => {
    await run([pot, pan]);
    const [before, changesBefore] = [await catalogue(), await changes()];
    expect(await run([pot, pan])).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
    expect(await catalogue()).toEqual(before);
    expect(await changes()).toBe(changesBefore);

    const renamed = pan.replace('Iron pan', 'Steel pan').replace('99.5', '89');
    expect(await run([pot, renamed])).toMatchObject({ inserted: 0, updated: 1, unchanged: 1 });
    const after = await catalogue();
    expect(after).toHaveLength(2);
    expect(after[1]).toMatchObject({ name: 'Steel pan', price_minor: 8900, handle: 'iron-pan' });
    expect(await changes()).toBeGreaterThan(changesBefore);
  });

  it("keeps sold stock and shoppers' ratings", async () => {
    await run([pot]);
    await db.updateTable('product').set({ stock: 7, rating: 5, review_count: 1 }).execute();
    await run([pot.replace('Brass', 'Copper')]);
    expect((await catalogue())[0]).toMatchObject({ name: 'Copper pot', stock: 7, rating: '5.0' });
  });

  it('keeps pictures uploaded by staff', async () => {
    await run([pot]);
    const name = 'uploaded-0123456789abcdef0123456789abcdef-400x300-c8b090';
    await db
      .updateTable('product')
      .set({ pictures: [name] })
      .execute();
    expect(await run([pot])).toMatchObject({ updated: 0, unchanged: 1 });
    await run([pot.replace('Brass', 'Copper')]);
    expect((await catalogue())[0]).toMatchObject({ name: 'Copper pot', pictures: [name] });
  });

  it('updates stock from a column', async () => {
    const columns = { ...mapping.columns, stock: 'kind' };
    const rows = (stock: string) => [pan.replace('Pans', stock)];
    await run(rows('5'), { mapping: { ...mapping, columns } });
    await run(rows('0'), { mapping: { ...mapping, columns } });
    expect((await catalogue())[0]?.stock).toBe(0);
    const { notes } = await run(rows('few'), { mapping: { ...mapping, columns } });
    expect(notes).toEqual(['1 kind "few" was ignored']);
    expect((await catalogue())[0]?.stock).toBe(0);
  });

  it('gives equal names unique, repeatable paths', async () => {
    const rows = ['7', '8', '9'].map((id) => pan.replace(/^2/, id));
    await run([...rows, pan.replace('2,Iron pan', '10,Iron pan 8')]);
    const handles = async () => (await catalogue()).map(({ handle }) => handle);
    const expected = ['iron-pan', 'iron-pan-8', 'iron-pan-9', 'iron-pan-8-10'];
    expect(await handles()).toEqual(expected);
    await run(rows.toReversed());
    expect(await handles()).toEqual(expected);
  });

  it('accepts names, keys and departments without Latin letters, with unique paths', async () => {
    const keys = ['…', '‥', '・', '⋯', '。', '、', '·', '—'];
    const rows = keys.map((key) => `${key},दाल,,72,,मसाले,,,`);
    const { inserted, rejections } = await run([...rows, 'आटा,आटा,,72,,மசாலா,,,']);
    expect([inserted, rejections]).toEqual([9, []]);
    const found = await catalogue();
    expect(found.map(({ handle }) => handle)).toEqual([
      'dal',
      'dal-item',
      ...Array.from({ length: 6 }, (_item, at) => `dal-item-${at + 2}`),
      'ata',
    ]);
    expect(found.map(({ collection }) => collection).slice(-2)).toEqual(['msale', 'mcala']);
  });

  it('rejects invalid rows one by one and imports the others', async () => {
    const { rejections, inserted, notes } = await run([
      pot,
      '3,,,10,,Pots & pans,,,',
      '4,Lid,,free,,Pots & pans,,,',
      '5,Lid,,0,,Pots & pans,,,',
      '6,Lid,,-3,,Pots & pans,,,',
      '7,Lid,,99999999999,,Pots & pans,,,',
      '8,Lid,,10,,,,,',
      '9,Lid,,10,,Pots & pans,,6,',
      ',Lid,,10,,Pots & pans,,,',
      '1,Lid,,10,,Pots & pans,,,',
      '11,Lid',
      '12,"Lid,,10,,Pots & pans,,,',
      pan,
    ]);
    expect(rejections.map(({ row, line, reason }) => `${row} ${line} ${reason.en}`)).toEqual([
      '2 4 name is blank',
      '3 5 price isn’t a price: "free"',
      '4 6 price is zero',
      '5 7 price isn’t a price: "-3"',
      '6 8 price is too high: "99999999999"',
      '9 11 id is blank',
      '10 12 id "1" is the same as in row 1',
      '11 13 2 values instead of 9',
      '12 14 the quotation marks don’t match',
    ]);
    expect(notes).toEqual([
      '7 department is blank: the product was added to "Not sorted"',
      '8 stars "6" was ignored',
    ]);
    expect(inserted).toBe(4);
  });

  it('repairs recoverable values', async () => {
    await run(['1,"Olive OilÂ\u00a0-\r\nPure",\u00a0Figaro ,"₹ 1,299.00",,Oils,,4.25,']);
    expect((await catalogue())[0]).toMatchObject({
      name: 'Olive Oil - Pure',
      brand: 'Figaro',
      price_minor: 129_900,
      handle: 'olive-oil-pure',
    });
  });

  it('reads common formats of prices, stock and ratings, and rejects ambiguous ones', async () => {
    const columns = { ...mapping.columns, stock: 'kind' };
    const { rejections, notes } = await run(
      [
        '1,Lid,,"12,50","1.250,00",Pots,"1,250","4,5",',
        '2,Pan,,1 250,"₹ 1,25,000.50",Pots,1’000,4.333,',
        '3,Pot,,"99,90 ₹",,Pots,12.00,,',
        '4,Cup,,"1,2,5",,Pots,1,,',
        '5,Jug,,"1,250,00",,Pots,1,,',
        '6,Jar,,5,,Pots,"1,5",,',
      ],
      { mapping: { ...mapping, columns } },
    );
    const stored = await catalogue();
    expect(
      stored.map((row) => [row.special_minor ?? row.price_minor, row.stock, row.rating]),
    ).toEqual([
      [1250, 1250, '4.5'],
      [125_000, 1000, '4.3'],
      [9990, 12, '0.0'],
      [500, 40, '0.0'],
    ]);
    expect(stored.map(({ price_minor: price }) => price)).toEqual([125_000, 12_500_050, 9990, 500]);
    expect(rejections.map(({ reason }) => reason)).toEqual([
      {
        en: 'price isn’t a price: "1,2,5"',
        fr: 'price n’est pas un prix\u00a0: «\u00a01,2,5\u00a0»',
      },
      expect.objectContaining({ en: 'price isn’t a price: "1,250,00"' }),
    ]);
    expect(notes).toEqual(['6 kind "1,5" was ignored']);
  });

  it('sanitizes descriptions in HTML', async () => {
    await run(['1,Pot,,10,,Pots,,,<p onclick=x>Old</p><script>x</script>'], {
      mapping: { ...mapping, descriptionFormat: 'html' },
    });
    expect((await catalogue())[0]?.description).toBe('<p>Old</p>');
  });

  it.each([
    ['<div>Contains nuts</div><div>Keep cool</div>', '<p>Contains nuts</p><p>Keep cool</p>'],
    ['&lt;p&gt;Raw honey&lt;/p&gt;', '<p>Raw honey</p>'],
    ['<b>Raw</b> honey\\n\\nKeep\\ncool', '<p><b>Raw</b> honey</p><p>Keep<br />cool</p>'],
    ['[caption id="1"]<b>Raw</b>[/caption]', '<p><b>Raw</b></p>'],
    ["'=Best= bran.\\n\\nKeep dry.", '<p>=Best= bran.</p><p>Keep dry.</p>'],
  ])('keeps the lines of the description %s', async (text, html) => {
    await run([`1,Pot,,10,,Pots,,,"${text.replaceAll('"', '""')}"`], {
      mapping: { ...mapping, descriptionFormat: 'html' },
    });
    expect((await catalogue())[0]?.description).toBe(html);
  });

  it('names a missing column', async () => {
    await expect(run([pot], { mapping: { ...mapping, keywords: ['colour'] } })).rejects.toThrow(
      'The file has no column "colour"',
    );
    async function* nothing() {}
    await expect(run([], { chunks: nothing() })).rejects.toThrow('The file has no header row.');
  });

  const thousand = Array.from({ length: 1200 }, (_, index) => `${index},Pan ${index},,10,,Pans,,,`);

  it('completes the batch on an abort and continues when run again', async () => {
    const controller = new AbortController();
    const many = [...thousand, ...thousand.map((row) => `1000${row}`)];
    const stopped = await run(many, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    const { inserted } = stopped;
    expect([inserted % 100, inserted > 0, stopped.isInterrupted]).toEqual([0, true, true]);
    expect(inserted).toBeLessThan(2400);
    expect(await run(many)).toMatchObject({
      inserted: 2400 - inserted,
      unchanged: inserted,
      isInterrupted: false,
    });
    expect(await catalogue()).toHaveLength(2400);
  });

  it('succeeds even if folding the counts fails, and reports the failure', async () => {
    const most = { language: 'en', word: 'overflowing', difference: 2_147_483_647 };
    await db.insertInto('search_word_change').values([most, most]).execute();
    const failures: unknown[] = [];
    const onTidyFailure = (error: unknown) => void failures.push(error);
    expect(await run([pot], { onTidyFailure })).toMatchObject({ inserted: 1 });
    expect(String(failures)).toMatch(/integer out of range/);
    await db.deleteFrom('search_word_change').execute();
  });

  it('leaves no product without text or search entry after a failure', async () => {
    async function* broken() {
      yield Buffer.from([HEADER, ...thousand, ''].join('\n'));
      throw new Error('unplugged');
    }
    await expect(run([], { chunks: broken() })).rejects.toThrow('unplugged');
    const { length } = await catalogue();
    expect(length).toBeGreaterThanOrEqual(1000);
    const documents = await db.selectFrom('search_document').select('product_id').execute();
    expect(documents).toHaveLength(length);
    expect(await run(thousand)).toMatchObject({ inserted: 1200 - length, unchanged: length });
  });

  it('gives products of one name unique paths, even in concurrent batches', async () => {
    const rows = Array.from(
      { length: 3200 },
      (_row, index) => `${index + 1},Brass pot,,10,,Pots,Pots,,`,
    );
    const { inserted, updated, rejected } = await run(rows);
    expect({ inserted, updated, rejected }).toEqual({ inserted: 3200, updated: 0, rejected: 0 });
    const products = await catalogue();
    expect(new Set(products.map(({ handle }) => handle)).size).toBe(3200);
    expect(new Set(products.map(({ collection }) => collection))).toEqual(new Set(['pots']));
    expect((await run(rows)).unchanged).toBe(3200);
  });
});
