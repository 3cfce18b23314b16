import { findStoreCurrency } from '../currency/storeCurrency.ts';
import type { Database } from '../db/schema.ts';
import type { PriceCurrency } from './readCells.ts';

/** Data of the shop that the cells of a file are read against. */
export interface ImportShop {
  currency: PriceCurrency;
  /** Names of tax classes by id. */
  taxClasses: ReadonlyMap<string, string>;
}

export async function findImportShop(db: Database): Promise<ImportShop> {
  const classes = await db.selectFrom('tax_class').select(['id', 'name']).orderBy('id').execute();
  return {
    currency: await findStoreCurrency(db),
    taxClasses: new Map(classes.map(({ id, name }) => [id, name])),
  };
}
