import { sql, type RawBuilder } from 'kysely';

/** The name of product `p` in a language, else in English, else in any, else its handle: of every product there is one. */
export function productNameIn(language: string): RawBuilder<string> {
  return sql`coalesce((
    SELECT name FROM product_text WHERE product_id = p.id
    ORDER BY language = ${language} DESC, language = 'en' DESC LIMIT 1
  ), p.handle)`;
}

/** The name of collection `c`, by the same rule. */
export function collectionNameIn(language: string): RawBuilder<string> {
  return sql`coalesce((
    SELECT name FROM collection_text WHERE collection_id = c.id
    ORDER BY language = ${language} DESC, language = 'en' DESC LIMIT 1
  ), c.handle)`;
}
