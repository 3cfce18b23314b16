import type { Database } from '../db/schema.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { insertProduct } from '../testing/insertProduct.ts';
import { findMovements, findUnbalanced } from '../testing/stockMovements.ts';
import { nameStockReason } from './stockReason.ts';

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
});

afterAll(() => db.destroy());

describe('stock movements', () => {
  it("are recorded for every stock change, with the transaction's reason", async () => {
    const { id } = await insertProduct(db, { handle: 'rice', name: 'Rice', stock: 10 });
    await insertProduct(db, { handle: 'none', name: 'None', stock: 0 });
    const setStock = (trx: Database, stock: number) =>
      trx.updateTable('product').set({ stock }).where('id', '=', id).execute();
    await setStock(db, 7);
    await setStock(db, 7);
    await db.transaction().execute(async (trx) => {
      await nameStockReason(trx, { reason: 'import' });
      await setStock(trx, 9);
    });
    await setStock(db, 8);
    expect(await findMovements(db, id)).toEqual([
      ['initial', 10],
      ['correction', -3],
      ['import', 2],
      ['correction', -1],
    ]);
    expect(await findUnbalanced(db)).toEqual([]);
  });
});
