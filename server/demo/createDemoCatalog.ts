import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { DemoCollection } from './demoCollection.ts';
import { demoBankAccount, demoConfig } from './demoConfig.ts';
import { insertDemoContent } from './demoContent.ts';
import { insertDemoDelivery } from './demoDelivery.ts';
import { demoHome } from './demoHome.ts';
import { demoMenu } from './demoMenu.ts';
import { demoCoupons, demoCurrencies } from './demoMoney.ts';
import { insertDemoCollection } from './demoProductRepository.ts';

const FOLDER = path.join(import.meta.dirname, 'catalog');

/** Handles of the collections in the order shown, which are the names of their files. */
const COLLECTIONS = [
  'fruits',
  'vegetables',
  'spices',
  'grains',
  'pulses',
  'oils',
  'nuts',
  'honey',
  'bakery',
  'dairy',
  'drinks',
  'snacks',
] as const;

/** Any number, the same for every server of the shop. */
const LOCK = 727_010;

/** The demo collections as they are written, in the order shown. */
async function readDemoCollections(): Promise<DemoCollection[]> {
  return Promise.all(
    COLLECTIONS.map(
      async (handle) =>
        JSON.parse(await readFile(path.join(FOLDER, `${handle}.json`), 'utf8')) as DemoCollection,
    ),
  );
}

/**
 * Fills an empty database with the demo shop, in one transaction: catalogue, reviews, currencies, coupons, menu,
 * settings, home page, information pages, blog, ways of delivery. Leaves a database alone that has any currency,
 * without which no shop works.
 * @param now what the ages of reviews count from
 * @returns whether it was filled
 */
export async function createDemoCatalog(db: Database, now = new Date()): Promise<boolean> {
  const collections = await readDemoCollections();
  return db.transaction().execute(async (trx) => {
    // Servers that start together take turns, however long one takes; those who come later find the currencies.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
    if (await trx.selectFrom('currency').select('code').limit(1).executeTakeFirst()) return false;

    await trx
      .insertInto('currency')
      .values([...demoCurrencies])
      .execute();
    await trx.insertInto('coupon').values(demoCoupons(now)).execute();
    for (const [position, collection] of collections.entries()) {
      await insertDemoCollection(trx, collection, position, now);
    }
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
    return true;
  });
}
