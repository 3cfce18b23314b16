import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { lockProducts } from '../orders/placing/stock.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { untilBlocked } from '../testing/untilBlocked.ts';
import { importCatalog, type ImportResult } from './importCatalog.ts';
import type { Mapping } from './mapping.ts';

const UPLOADED = 'uploaded-0123456789abcdef0123456789abcdef-400x300-c8b090';

const MAPPING: Mapping = {
  source: 'village',
  language: 'en',
  delimiter: ',',
  descriptionFormat: 'text',
  columns: { key: 'id', name: 'name', price: 'price', collection: 'department', rating: 'stars' },
  nutrition: {},
  keywords: [],
  saleColumns: [],
  constants: { stock: 10, minimum: 1 },
  pictures: {},
};

let db: Database;

beforeAll(async () => {
  db = await freshDatabase(12);
});

afterAll(() => db.destroy());

beforeEach(async () => {
  await db.deleteFrom('product').execute();
});

function importRows(rows: readonly string[]): Promise<ImportResult> {
  async function* chunks() {
    yield Buffer.from(['id,name,price,department,stars', ...rows, ''].join('\n'));
  }
  const fail = (error: unknown) => expect(error).toBeUndefined();
  return importCatalog(db, {
    mapping: MAPPING,
    chunks: chunks(),
    onRejected: fail,
    onTidyFailure: fail,
  });
}

const products = () => db.selectFrom('product').selectAll().orderBy('id').execute();

describe('concurrent writers during an import', () => {
  it('keeps stock, pictures and ratings that others change while it runs', async () => {
    await importRows(['1,Pot,120,Pots,4']);
    const { imported } = await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('product')
        .set({ stock: 7, pictures: [UPLOADED], rating: 5, review_count: 1 })
        .execute();
      const pending = importRows(['1,Pot,110,Pots,4']);
      await untilBlocked(db);
      return { imported: pending };
    });
    expect(await imported).toMatchObject({ updated: 1 });
    expect(await products()).toMatchObject([
      { price_minor: 11_000, stock: 7, pictures: [UPLOADED], rating: '5.0' },
    ]);
  });

  it('locks products by id, as orders do, whatever the order of the file', async () => {
    await importRows(['1,Pot,120,Pots,4', '2,Pan,90,Pots,4']);
    const [pot = '', pan = ''] = (await products()).map(({ id }) => id);
    const { imported } = await db.transaction().execute(async (trx) => {
      await lockProducts(trx, [pot]);
      const pending = importRows(['2,Pan,80,Pots,4', '1,Pot,110,Pots,4']);
      await untilBlocked(db);
      await sql`SELECT FROM product WHERE id = ${pan} FOR NO KEY UPDATE NOWAIT`.execute(trx);
      return { imported: pending };
    });
    expect(await imported).toMatchObject({ updated: 2 });
  });
});
