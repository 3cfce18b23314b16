import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

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
