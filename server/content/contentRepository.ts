import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ConfigDocument } from './configDocument.ts';

/** A document of the shop in the language, else in English, else the one that serves all; undefined for none. */
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

/** A document in English, or the one that serves all languages, and in French. */
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

/** Stores a document in a language; undefined takes it away. */
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

/** What the shop says of itself in all languages; nothing where nobody has said so. */
export async function findShop(db: Database): Promise<ConfigDocument | undefined> {
  return (await findContent(db, 'config', 'en')) as ConfigDocument | undefined;
}

/** What the shop is called; nothing where nobody has said so. */
export async function findShopName(db: Database): Promise<string> {
  return (await findShop(db))?.store_name ?? '';
}
