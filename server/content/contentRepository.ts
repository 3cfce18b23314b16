import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ConfigDocument } from './configDocument.ts';

/** Returns the document in the language, else in English, else the language-independent one. */
export async function findContent(db: Database, name: string, language: string): Promise<unknown> {
  const row = await db
    .selectFrom('content')
    .select('body')
    .where('name', '=', name)
    .where('language', 'in', [language, 'en', ''])
    .orderBy(sql`language = ${language}`, 'desc')
    .orderBy('language', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.body;
}

export async function findDocuments<Body>(
  db: Database,
  name: string,
): Promise<{ en: Body | undefined; fr: Body | undefined }> {
  const rows = await db
    .selectFrom('content')
    .select(['language', 'body'])
    .where('name', '=', name)
    .execute();
  const bodyIn = (language: string) =>
    rows.find((row) => row.language === language)?.body as Body | undefined;
  return { en: bodyIn('en') ?? bodyIn(''), fr: bodyIn('fr') };
}

/** Stores a document in a language; undefined deletes it. */
export async function writeDocument(
  trx: Database,
  name: string,
  language: string,
  document: object | undefined,
): Promise<void> {
  if (document === undefined) {
    await trx
      .deleteFrom('content')
      .where('name', '=', name)
      .where('language', '=', language)
      .execute();
    return;
  }
  const body = JSON.stringify(document);
  await trx
    .insertInto('content')
    .values({ name, language, body })
    .onConflict((conflict) => conflict.columns(['name', 'language']).doUpdateSet({ body }))
    .execute();
}

export async function findShop(db: Database): Promise<ConfigDocument | undefined> {
  return (await findContent(db, 'config', 'en')) as ConfigDocument | undefined;
}

export async function findShopName(db: Database): Promise<string> {
  return (await findShop(db))?.store_name ?? '';
}
