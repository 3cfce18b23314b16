import { sql, type RawBuilder } from 'kysely';

/** Documents `d` that serve the language: its own, and English ones of products that it has no text of. */
export function serves(language: string): RawBuilder<unknown> {
  return sql`(d.language = ${language} OR (d.language = 'en' AND NOT ${language} = ANY (d.other_languages)))`;
}
