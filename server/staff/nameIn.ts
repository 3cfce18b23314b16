import { sql, type RawBuilder } from 'kysely';

/** Selects the name of product `p` in a language, else in English, else in any, else its handle. */
export function productNameIn(language: string): RawBuilder<string> {
  return sql`coalesce((
    SELECT name FROM product_text WHERE product_id = p.id
    ORDER BY language = ${language} DESC, language = 'en' DESC LIMIT 1
  ), p.handle)`;
}

export function collectionNameIn(language: string): RawBuilder<string> {
  return sql`coalesce((
    SELECT name FROM collection_text WHERE collection_id = c.id
    ORDER BY language = ${language} DESC, language = 'en' DESC LIMIT 1
  ), c.handle)`;
}
