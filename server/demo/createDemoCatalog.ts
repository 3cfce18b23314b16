import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readDemoCollections } from './demoCatalog.ts';
import { demoBankAccount, demoConfig } from './demoConfig.ts';
import { insertDemoContent } from './demoContent.ts';
import { insertDemoDelivery } from './demoDelivery.ts';
import { demoHome } from './demoHome.ts';
import { demoMenu } from './demoMenu.ts';
import { demoCoupons, demoCurrencies } from './demoMoney.ts';
import { insertDemoTaxes } from './demoTaxes.ts';
import { insertDemoCollection } from './demoProductRepository.ts';
import { insertEmptyShop } from './emptyShop.ts';

const LOCK = 727_010;

function fillOnce(db: Database, fill: (trx: Database) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Servers that start together wait for the lock. All but the first then find currencies and skip the fill.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
    if (await trx.selectFrom('currency').select('code').limit(1).executeTakeFirst()) return false;
    await fill(trx);
    return true;
  });
}

export const createEmptyShop = (db: Database): Promise<boolean> => fillOnce(db, insertEmptyShop);

/**
 * Fills an empty database with the demo shop.
 * @param now reference date for review ages and coupon dates
 * @returns true if the database was empty
 */
export async function createDemoCatalog(db: Database, now = new Date()): Promise<boolean> {
  const collections = await readDemoCollections();
  return fillOnce(db, async (trx) => {
    await trx
      .insertInto('currency')
      .values([...demoCurrencies])
      .execute();
    await trx.insertInto('coupon').values(demoCoupons(now)).execute();
    for (const [position, collection] of collections.entries()) {
      await insertDemoCollection(trx, collection, position, now);
    }
    await insertDemoTaxes(trx);
    await insertDemoDelivery(trx);
    await insertDemoContent(trx);
    await trx
      .insertInto('content')
      .values([
        { name: 'menu', language: '', body: JSON.stringify(demoMenu) },
        ...(['en', 'fr'] as const).flatMap((language) => [
          { name: 'config', language, body: JSON.stringify(demoConfig[language]) },
          { name: 'home', language, body: JSON.stringify(demoHome[language]) },
          { name: 'bank_account', language, body: JSON.stringify(demoBankAccount[language]) },
        ]),
      ])
      .execute();
  });
}
