import { sql, type RawBuilder } from 'kysely';

/** Selects documents `d` in the language, and English ones of products without a text in it. */
export function matchesLanguage(language: string): RawBuilder<unknown> {
  return sql`(d.language = ${language} OR (d.language = 'en' AND NOT ${language} = ANY (d.other_languages)))`;
}
