import { findStoreCurrency } from '../currency/storeCurrency.ts';
import { localDay } from '../localTime.ts';
import type { Database } from '../db/schema.ts';
import type { PriceCurrency } from './readCells.ts';

export interface ImportShop {
  currency: PriceCurrency;
  /** Names of tax classes by id. */
  taxClasses: ReadonlyMap<string, string>;
  /** Day in the shop's time zone, YYYY-MM-DD. */
  today: string;
}

export async function findTaxClassNames(db: Database): Promise<Map<string, string>> {
  const classes = await db.selectFrom('tax_class').select(['id', 'name']).orderBy('id').execute();
  return new Map(classes.map(({ id, name }) => [id, name]));
}

export async function findImportShop(db: Database, timeZone: string): Promise<ImportShop> {
  return {
    currency: await findStoreCurrency(db),
    taxClasses: await findTaxClassNames(db),
    today: localDay(new Date(Date.now()), timeZone),
  };
}
