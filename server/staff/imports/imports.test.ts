import { sql } from 'kysely';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import type { Database } from '../../db/schema.ts';
import { followPageChanges } from '../../pages/pageChanges.ts';
import { freshDatabase } from '../../testing/freshDatabase.ts';
import { insertProduct } from '../../testing/insertProduct.ts';
import { insertStaff, openStaffClient, type StaffClient } from '../../testing/openStaffClient.ts';
import { findMovements, findUnbalanced } from '../../testing/stockMovements.ts';
import { MOST_BYTES, MOST_PART_BYTES } from './importFile.ts';
import { runImport } from './importJob.ts';
import type { StaffDto } from '../staffDto.ts';

type ImportRow = StaffDto['ImportRow'];
type ImportHead = StaffDto['ImportHead'];
type ImportMapping = StaffDto['ImportMapping'];

let db: Database;
let app: FastifyInstance;
let manager: StaffClient;
let owner: StaffClient;

beforeAll(async () => {
  db = await freshDatabase();
  app = await buildApp({ db });
  for (const role of ['manager', 'owner'] as const) {
    await insertStaff(app, `${role}@example.com`, role);
  }
  manager = await openStaffClient(app, 'manager@example.com');
  owner = await openStaffClient(app, 'owner@example.com');
});

afterAll(async () => {
  await app.close();
  await db.destroy();
});

beforeEach(async () => {
  await db.deleteFrom('product_import').execute();
  await db.deleteFrom('product').execute();
  await db.deleteFrom('collection').execute();
});

const OPEN = new AbortController().signal;

const fail = (error: unknown) => {
  throw error;
};

const run = (closing = OPEN) =>
  runImport(db, closing, { timeZone: 'Asia/Kolkata', onFailure: fail, onTidyFailure: fail });

const create = (payload: object, client = manager) => client.call('POST', '/imports', { payload });

const put = (id: string, position: number, bytes: Buffer, client = manager) =>
  client.call('PUT', `/imports/${id}/parts/${position}`, {
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  });

async function upload(file: Buffer | string, name = 'goods.csv', size = 100_000): Promise<string> {
  const bytes = Buffer.from(file);
  const { id } = (await create({ file_name: name, size: bytes.length })).json<ImportRow>();
  for (let at = 0; at * size < bytes.length; at += 1) {
    const answer = await put(id, at, bytes.subarray(at * size, (at + 1) * size));
    expect(answer.statusCode).toBe(204);
  }
  return id;
}

const head = async (id: string) =>
  (await manager.call('GET', `/imports/${id}/head`)).json<ImportHead>();

const start = (id: string, payload: ImportMapping, key?: string) =>
  manager.call('POST', `/imports/${id}/start`, {
    payload,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

const previewOf = async (id: string, payload: ImportMapping) =>
  (await manager.call('POST', `/imports/${id}/preview`, { payload })).json<
    StaffDto['ImportPreview']
  >().rows;

const read = async (id: string) => (await manager.call('GET', `/imports/${id}`)).json<ImportRow>();

async function importWhole(file: Buffer | string, changes: Partial<ImportMapping> = {}) {
  const id = await upload(file);
  const { mapping } = await head(id);
  expect((await start(id, { ...mapping, ...changes })).statusCode).toBe(200);
  await run();
  return read(id);
}

const exported = async (language = 'en') =>
  (await manager.call('GET', '/products/export', { query: { language } })).body;

const FILE = [
  'SKU;Title;Price;MRP;Department;On hand',
  '1001;Brown rice;190;210;Grains;14',
  '1002;"=HYPERLINK(""http://evil.example"")";90;;Grains;3',
  '1003;Free;none;;Grains;3',
  '1003;<script>alert(1)</script>;5;;Grains;3',
  '',
].join('\r\n');

it.each([
  ['a spreadsheet file', Buffer.from('504b030414000600', 'hex')],
  ['damaged', Buffer.from('PK\u0003\u0004 xl/workbook.xml, and no sheet')],
  ['a list of orders', 'Name,Email,Total,Lineitem name\n#1,a@example.com,2,Rice\n'],
])('a file without products is recognized as %s', async (what, file) => {
  const answer = await manager.call('GET', `/imports/${await upload(file)}/head`);
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ detail: string }>().detail).toContain(what);
});

describe('a product import', () => {
  it('is a draft that other members cannot delete', async () => {
    const id = await upload(FILE);
    expect((await owner.call('DELETE', `/imports/${id}`)).statusCode).toBe(404);
    expect((await head(id)).columns).toContain('SKU');
    expect((await manager.call('DELETE', `/imports/${id}`)).statusCode).toBe(204);
  });

  it('leaves one draft per member under concurrent requests', async () => {
    const begin = () => create({ file_name: 'goods.csv', size: 100 });
    await Promise.all([begin(), begin(), begin()]);
    const drafts = await db.selectFrom('product_import').select('id').execute();
    expect(drafts).toHaveLength(1);
  });

  it('previews columns and results without writing products', async () => {
    const id = await upload(FILE, 'goods.csv', 50);
    const { columns, rows, mapping } = await head(id);
    expect(columns).toEqual(['SKU', 'Title', 'Price', 'MRP', 'Department', 'On hand']);
    expect(rows).toHaveLength(4);
    expect(mapping).toMatchObject({
      delimiter: ';',
      columns: {
        key: 'SKU',
        name: 'Title',
        price: 'Price',
        collection: 'Department',
        list_price: 'MRP',
        stock: 'On hand',
      },
    });
    const preview = await manager.call('POST', `/imports/${id}/preview`, { payload: mapping });
    expect(preview.json<StaffDto['ImportPreview']>().rows).toMatchObject([
      {
        row: 1,
        reason: '',
        key: '1001',
        name: 'Brown rice',
        price: 190,
        list_price: 210,
        stock: 14,
      },
      { row: 2, name: '=HYPERLINK("http://evil.example")' },
      { row: 3, reason: 'Price isn’t a price: "none"' },
      { row: 4, name: '<script>alert(1)</script>' },
    ]);
    expect(await db.selectFrom('product').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['plain', (file: Buffer) => file],
    ['packed', gzipSync],
  ])('keeps accents of a Windows-1252 file, %s', async (_, pack) => {
    const file = pack(
      Buffer.from('SKU;Nom;Prix;Catégorie\r\n1;Crème brûlée;12,50;Épicerie\r\n', 'latin1'),
    );
    const id = await upload(file);
    const { columns, rows, mapping } = await head(id);
    expect(columns).toEqual(['SKU', 'Nom', 'Prix', 'Catégorie']);
    expect(rows).toEqual([['1', 'Crème brûlée', '12,50', 'Épicerie']]);
    const preview = await manager.call('POST', `/imports/${id}/preview`, { payload: mapping });
    const shown = { name: 'Crème brûlée', collection: 'Épicerie', price: 12.5 };
    expect(preview.json<StaffDto['ImportPreview']>().rows).toMatchObject([shown]);
    await importWhole(file);
    const { name } = await db.selectFrom('product_text').select('name').executeTakeFirstOrThrow();
    expect(name).toBe('Crème brûlée');
  });

  it.each([
    ['a line that names the separator', 'sep=;\nSKU;Name;Category;Price\nX1;Flour;Staples;12,50\n'],
    [
      'lines above the header',
      'Price list of the mill,,,\nValid from 1 May,,,\n\nSKU,Name,Category,Price\nX1,Flour,Staples,12.50\n',
    ],
    ['lines that end in CR', 'SKU,Name,Category,Price\rX1,Flour,Staples,12.50\r'],
    ['a separator behind each row', 'SKU,Name,Category,Price\nX1,Flour,Staples,12.50,\n,,,,\n'],
    ['tabs', 'SKU\tName\tCategory\tPrice\nX1\tFlour\tStaples\t12.50\n'],
  ])('reads a file with %s', async (_case, file) => {
    expect(await importWhole(file)).toMatchObject({ state: 'done', inserted: 1, rejected: 0 });
    const product = db.selectFrom('product').select(['source_key', 'price_minor']);
    expect(await product.execute()).toEqual([{ source_key: 'X1', price_minor: 1250 }]);
  });

  it('lets the member choose between two columns with the same name', async () => {
    const id = await upload('SKU,Name,Category,Price,Price\nX1,Flour,Staples,12.50,10\n');
    const { columns, repeated, mapping } = await head(id);
    expect(columns).toEqual(['SKU', 'Name', 'Category', 'Price', 'Price (2)']);
    expect(repeated).toEqual(['Price']);
    expect(mapping.columns.price).toBe('');
    const chosen = { ...mapping, columns: { ...mapping.columns, price: 'Price (2)' } };
    expect(await previewOf(id, chosen)).toMatchObject([{ price: 10 }]);
  });

  it('keeps equal keys of two suppliers apart and previews changes', async () => {
    const flour =
      'Code,Product name,Category,Price,Qty\n1,Flour,Staples,72,5\n2,Rice,Staples,90,5\n';
    const soap =
      'Code,Product name,Category,Price,Qty\n1,Soap bar,Cleaning,30,9\n2,Rice,Staples,90,\n';
    const first = await upload(flour, 'supplierA-2026-11-27.csv');
    const { mapping } = await head(first);
    expect(mapping.source).toBe('supplierA');
    await start(first, mapping);
    await run();
    const second = await upload(soap, 'supplierB.csv');
    const suggested = await head(second);
    expect(suggested).toMatchObject({ sources: ['supplierA'], mapping: { source: 'supplierB' } });
    expect(await previewOf(second, suggested.mapping)).toMatchObject([
      { name: 'Soap bar', is_new: true },
      { name: 'Rice', is_new: true },
    ]);
    const [changed, same] = await previewOf(second, mapping);
    expect(changed).toMatchObject({
      is_new: false,
      before: { name: 'Flour', price: 72, stock: 5 },
    });
    expect(same).toMatchObject({ name: 'Rice', is_new: false });
    expect(same).not.toHaveProperty('before');
    await start(second, suggested.mapping);
    await run();
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM product_text WHERE language = 'en' ORDER BY name, product_id`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(['Flour', 'Rice', 'Rice', 'Soap bar']);
  });

  it('imports rows without optional cells and notes what is missing', async () => {
    const file = [
      'SKU,Name,Category,Sale price,Regular price,Stock,Barcode,Body',
      'K1,Salt &amp; pepper,fruits &amp; vegetables,,10,In stock,8.9E+12,<div>A</div><div>B</div>',
      'K2,Millet,,7.416667,n/a,-3,,Plain\\ntext',
      '',
    ].join('\n');
    await db
      .insertInto('collection')
      .values({ handle: 'garden', picture: 'x', position: 1 })
      .execute();
    await sql`INSERT INTO collection_text (collection_id, language, name)
      SELECT id, 'en', 'Fruits & Vegetables' FROM collection`.execute(db);
    const { id, noted, inserted } = await importWhole(file, {
      constants: { stock: 8, minimum: 1 },
    });
    expect({ noted, inserted }).toEqual({ noted: 2, inserted: 2 });
    const { rows } = await sql`
      SELECT t.name, c.handle, p.price_minor, p.special_minor, p.stock, p.barcode, t.description
      FROM product p JOIN product_text t ON t.product_id = p.id JOIN collection c ON c.id = p.collection_id
      ORDER BY p.source_key`.execute(db);
    expect(rows).toEqual([
      {
        name: 'Salt & pepper',
        handle: 'garden',
        price_minor: 1000,
        special_minor: null,
        stock: 8,
        barcode: '',
        description: '<p>A</p><p>B</p>',
      },
      {
        name: 'Millet',
        handle: 'not-sorted',
        price_minor: 742,
        special_minor: null,
        stock: 0,
        barcode: '',
        description: '<p>Plain</p><p>text</p>',
      },
    ]);
    const query = { kind: 'noted' };
    const notes = await manager.call('GET', `/imports/${id}/refused`, { query });
    expect(notes.body).toContain('Barcode ""8.9E+12"" was ignored: a spreadsheet has shortened it');
    expect(notes.body).toContain('Category is blank: the product was added to ""Not sorted""');
  });

  it('accepts rejected rows after they are corrected', async () => {
    const { id } = await importWhole('SKU,Name,Category,Price\nX1,"Flour, fine",Staples,soon\n');
    const refused = await manager.call('GET', `/imports/${id}/refused`);
    const mended = refused.body.replace('"soon"', '"12.50"');
    expect(await importWhole(mended)).toMatchObject({ inserted: 1, rejected: 0 });
  });

  it('runs in the background once per key, offers rejected rows as a file and is logged', async () => {
    const id = await upload(FILE);
    const { mapping } = await head(id);
    const sent = () => start(id, mapping, `start-import-${id}`);
    for (const answer of await Promise.all([sent(), sent()])) {
      expect(answer.json()).toMatchObject({ state: 'waiting' });
    }
    await run();
    await run();
    expect(await read(id)).toMatchObject({
      state: 'done',
      progress: 1,
      rows: 4,
      inserted: 3,
      rejected: 1,
      by: 'The manager',
    });
    const refused = await manager.call('GET', `/imports/${id}/refused`);
    expect(refused.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="goods.refused.csv"',
    });
    expect(refused.body).toBe(
      '\ufeff"SKU";"Title";"Price";"MRP";"Department";"On hand";"Reason skipped"\r\n' +
        '"1003";"Free";"none";"";"Grains";"3";"Row 3, line 4: Price isn’t a price: ""none"""\r\n',
    );
    const french = await manager.call('GET', `/imports/${id}/refused`, {
      headers: { 'accept-language': 'fr' },
    });
    expect(french.body).toContain(
      '"Ligne 3 (ligne 4 du fichier): Price n’est pas un prix\u00a0: «\u00a0none\u00a0»"',
    );
    const query = { subject: 'import', subject_id: id };
    const { changes } = (await manager.call('GET', '/changes', { query })).json<
      StaffDto['ChangeList']
    >();
    expect(changes.map(({ operation, by }) => [operation, by])).toEqual([
      ['finishImport', 'The manager'],
      ['startImport', 'The manager'],
    ]);
    expect(await findUnbalanced(db)).toEqual([]);
    const { id: productId } = await db
      .selectFrom('product')
      .select('id')
      .where('source_key', '=', '1001')
      .executeTakeFirstOrThrow();
    expect(await findMovements(db, productId)).toEqual([['import', 14]]);
    expect(await db.selectFrom('product_import_part').selectAll().execute()).toEqual([]);
  });

  it('of an export changes nothing and invalidates no page', async () => {
    await importWhole(FILE);
    for (const name of ['=1+1', "'-x", 'A "b", c']) {
      await insertProduct(db, { handle: `own-${name.length}`, name, specialMinor: 5 });
    }
    const readChanges = followPageChanges(db);
    await readChanges();
    const file = await exported();
    const { mapping } = await head(await upload(file));
    expect(mapping.source).toBeNull();
    expect(await importWhole(gzipSync(file))).toMatchObject({
      inserted: 0,
      updated: 0,
      unchanged: 6,
      rejected: 0,
    });
    expect([...(await readChanges())]).toEqual([]);
    expect(await exported()).toBe(file);
  });

  it('of a French export writes French texts regardless of the chosen language', async () => {
    const id = await insertProduct(db, { handle: 'rice', name: 'Rice' }).then((made) => made.id);
    const texts = async () =>
      Object.fromEntries(
        (
          await db
            .selectFrom('product_text')
            .select(['language', 'name'])
            .where('product_id', '=', id)
            .execute()
        ).map(({ language, name }) => [language, name]),
      );
    await db
      .insertInto('product_text')
      .values({ product_id: id, language: 'fr', name: 'Riz', description: '', keywords: '' })
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'language']).doUpdateSet({ name: 'Riz' }),
      )
      .execute();
    const file = await exported('fr');
    expect((await head(await upload(file))).mapping.language).toBe('fr');
    const answer = await importWhole(file.replace('"Riz"', '"Riz brun"'), { language: 'en' });
    expect(answer).toMatchObject({ updated: 1, rejected: 0 });
    expect(await texts()).toEqual({ en: 'Rice', fr: 'Riz brun' });
  });

  it('continues on another server after a shutdown, and does not run beside another', async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => `${at},Thing ${at},5,Things`);
    const id = await upload(['id,name,price,category', ...rows].join('\n'));
    const { mapping } = await head(id);
    await start(id, mapping);
    const other = await upload(FILE);
    expect((await start(other, (await head(other)).mapping)).statusCode).toBe(409);
    const closing = new AbortController();
    const interrupted = run(closing.signal);
    closing.abort();
    await interrupted;
    expect(await read(id)).toMatchObject({ state: 'waiting' });
    await run();
    expect(await read(id)).toMatchObject({ state: 'done', rows: 1200 });
    const { count } = await db
      .selectFrom('product')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1200);
  });

  it('is taken over from an unresponsive server, whose progress then no longer counts', async () => {
    const id = await upload(FILE);
    await start(id, (await head(id)).mapping);
    await db
      .updateTable('product_import')
      .set({ state: 'running', attempt: 1, alive_at: new Date(Date.now() - 120_000) })
      .where('id', '=', id)
      .execute();
    await run();
    expect(await read(id)).toMatchObject({ state: 'done', inserted: 3 });
  });

  it('can be stopped by any member with the permission, and keeps imported products', async () => {
    const id = await upload(FILE);
    await start(id, (await head(id)).mapping);
    expect((await owner.call('DELETE', `/imports/${id}`)).statusCode).toBe(204);
    await run();
    expect(await read(id)).toMatchObject({ state: 'stopped', rows: 0 });
    expect((await manager.call('GET', '/imports')).json()).toMatchObject({
      imports: [{ id, state: 'stopped' }],
    });
  });
});

describe('an invalid or hostile file', () => {
  it('is rejected if too large, incomplete, longer than announced, or of another member', async () => {
    expect((await create({ file_name: 'x.csv', size: MOST_BYTES + 1 })).statusCode).toBe(413);
    const { id } = (await create({ file_name: 'x.csv', size: 10 })).json<ImportRow>();
    expect((await put(id, 0, Buffer.alloc(MOST_PART_BYTES + 1))).statusCode).toBe(413);
    expect((await put(id, 0, Buffer.alloc(11))).statusCode).toBe(409);
    expect((await put(id, 0, Buffer.alloc(4))).statusCode).toBe(204);
    expect((await manager.call('GET', `/imports/${id}/head`)).statusCode).toBe(409);
    expect((await put(id, 1, Buffer.alloc(6), owner)).statusCode).toBe(404);
    const asJson = await manager.call('PUT', `/imports/${id}/parts/1`, { payload: {} });
    expect(asJson.statusCode).toBe(415);
    const elsewhere = await manager.call('POST', '/imports', {
      payload: Buffer.from('x'),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(elsewhere.statusCode).toBe(415);
  });

  it.each([
    ['one long line', 'x'.repeat(1_300_000), /^This isn’t a CSV file: /],
    [
      'a broken archive',
      Buffer.concat([gzipSync(FILE).subarray(0, 30), Buffer.alloc(40)]),
      /^The compressed file is damaged/,
    ],
    [
      'many columns',
      Array.from({ length: 300 }, (_, at) => `c${at}`).join(','),
      /^The file has more than 200 columns/,
    ],
    ['empty lines', '\n \n', /^The file has no header row/],
  ])('with %s is rejected with a reason before anything is written', async (_what, file, why) => {
    const answer = await manager.call('GET', `/imports/${await upload(file)}/head`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ detail: string }>().detail).toMatch(why);
  });

  it('with a picture has no usable columns', async () => {
    const id = await upload(Buffer.from('ffd8ffe000104a464946', 'hex'));
    const { statusCode } = await start(id, (await head(id)).mapping);
    expect(statusCode).toBe(422);
  });

  it('that unpacks to one endless line fails, whatever came before', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => `${at},Thing,5,Things\n`).join('');
    const bomb = gzipSync(`id,name,price,category\n${rows}${'x'.repeat(50_000_000)}`);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await importWhole(bomb)).toMatchObject({
      state: 'failed',
      problem: 'This isn’t a CSV file: one of its lines is longer than 1 MB.',
    });
  });

  it('with more than 10,000 rejected rows fails', async () => {
    const rows = Array.from({ length: 10_100 }, (_, at) => `${at},Thing,none,Things`);
    expect(await importWhole(['id,name,price,category', ...rows].join('\n'))).toMatchObject({
      state: 'failed',
      inserted: 0,
      problem: expect.stringMatching(
        /^More than 10,000 rows were skipped\. Check the file and the column mapping\./,
      ),
    });
  });

  it('rejects a mapping with unknown columns or without a key', async () => {
    const id = await upload(FILE);
    const { mapping } = await head(id);
    const other = { ...mapping, columns: { ...mapping.columns, brand: '__proto__' } };
    expect((await start(id, other)).statusCode).toBe(422);
    const none = { ...mapping, columns: { ...mapping.columns, key: '' } };
    expect((await start(id, none)).statusCode).toBe(422);
  });
});
