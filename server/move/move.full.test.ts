import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { buildApp } from '../app.ts';
import { EMBEDDED_FOLDER } from '../db/embeddedFolder.ts';
import { migrate } from '../db/migrate.ts';
import { markAsMoved } from '../db/movedFolder.ts';
import { openDatabase } from '../db/openDatabase.ts';
import type { Database } from '../db/schema.ts';
import { insertDelivery, order, openClientWithCart } from '../testing/checkout.ts';
import { insertCurrencies, insertProduct } from '../testing/insertProduct.ts';
import { withDump } from './dumpEmbedded.ts';
import { loadDump, readDump } from './loadDump.ts';

const ORDERS = 100;
const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

const SAMPLE = [
  {
    name: 'l\'œuf \\ "frais"; -- 5 €\n$$',
    price: '12345678901234567.89',
    data: { हल्दी: ['é', null] },
  },
  { name: '', price: null, data: null },
];

let place: string;
let dataDir: string;
let productId: string;
let filesBefore: Record<string, string>;
let dump: string;

async function sell(db: Database, orders: number): Promise<void> {
  const app = await buildApp({ db });
  for (let number = 0; number < orders; number += 1) {
    await db.deleteFrom('rate_limit').execute();
    await order(await openClientWithCart(app, productId));
  }
  await app.close();
}

async function fillShop(db: Database): Promise<void> {
  await migrate(db);
  await insertCurrencies(db);
  await insertDelivery(db);
  ({ id: productId } = await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 500 }));
  await sell(db, ORDERS);
  await sql`CREATE TABLE sample (
    id int GENERATED ALWAYS AS IDENTITY, name text, price numeric, data jsonb, bytes bytea, at timestamptz
  )`.execute(db);
  for (const { name, price, data } of SAMPLE) {
    await sql`INSERT INTO sample (name, price, data, bytes, at)
      VALUES (${name}, ${price}, ${JSON.stringify(data)}, ${Buffer.from([0, 92, 255])}, '2026-03-04 05:06:07.89+05:30')`.execute(
      db,
    );
  }
}

async function hashFiles(): Promise<Record<string, string>> {
  const folder = path.join(dataDir, EMBEDDED_FOLDER);
  const hashes: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) {
      hashes[file] = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
    }
  }
  return hashes;
}

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'shop-move-'));
  dataDir = path.join(place, 'data');
  const db = await openDatabase({ dataDir });
  await fillShop(db);
  await db.destroy();
  filesBefore = await hashFiles();
  dump = await withDump(dataDir, async (text) => text);
});

afterAll(() => rm(place, { recursive: true }));

async function createDatabase(): Promise<{ databaseUrl: string }> {
  const name = `moved_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = name;
  return { databaseUrl: url.href };
}

const unused = () => Promise.reject(new Error('This is not called.'));

describe('moving a shop with orders', () => {
  it('leaves its folder unchanged', async () => {
    expect(await hashFiles()).toEqual(filesBefore);
  });

  it.each([
    ['to a server', createDatabase],
    ['to another folder', async () => ({ dataDir: path.join(place, 'other') })],
  ])('%s keeps all rows, and the shop accepts new orders', async (_where, makePlace) => {
    const db = await openDatabase(await makePlace());
    const whole = readDump(dump);
    await loadDump(db, whole);
    expect(whole.counts).toMatchObject({ shop_order: ORDERS, sample: SAMPLE.length });

    const { rows } = await sql<Record<string, unknown>>`
      SELECT name, price::text, data, encode(bytes, 'hex') AS hex, at = '2026-03-03 23:36:07.89Z' AS is_on_time
      FROM sample ORDER BY id`.execute(db);
    expect(rows).toEqual(SAMPLE.map((row) => ({ ...row, hex: '005cff', is_on_time: true })));

    const { rows: added } = await sql`INSERT INTO sample DEFAULT VALUES RETURNING id`.execute(db);
    expect(added).toEqual([{ id: SAMPLE.length + 1 }]);
    await sell(db, 1);
    const { stock } = await db
      .selectFrom('product')
      .select('stock')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    expect(stock).toBe(500 - ORDERS - 1);

    await expect(loadDump(db, whole)).rejects.toThrow('The database has tables already');
    await db.destroy();
  });

  it('rolls back on failure and succeeds on a second attempt', async () => {
    const db = await openDatabase(await createDatabase());
    const whole = readDump(dump);
    const other = { ...whole, counts: { ...whole.counts, shop_order: 99 } };
    await expect(loadDump(db, other)).rejects.toThrow(
      'Other rows than in the dump are in shop_order.',
    );
    await loadDump(db, whole);
    await db.destroy();
  });

  it('prevents opening the old folder afterwards', async () => {
    await markAsMoved(dataDir, 'postgres://shop@db.example/shop');
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      'This shop was moved to postgres://shop@db.example/shop: set DATABASE_URL.',
    );
    await rm(path.join(dataDir, 'moved'));
    await (await openDatabase({ dataDir })).destroy();
  });

  it('fails while the shop runs, without a database and for an incomplete dump', async () => {
    const db = await openDatabase({ dataDir });
    await expect(withDump(dataDir, unused)).rejects.toThrow('is in use by another server');
    await db.destroy();

    const nowhere = path.join(place, 'nowhere');
    await expect(withDump(nowhere, unused)).rejects.toThrow(
      `There is no embedded database in ${nowhere}`,
    );
    expect(() => readDump(dump.slice(0, -1))).toThrow('This is no whole dump');
    expect(() => readDump(dump.slice(0, 1000))).toThrow('This is no whole dump');
    expect(await readdir(place)).not.toContain('nowhere');
  });
});
