import { sql, type RawBuilder } from 'kysely';

/**
 * Matches search documents `d` in the language. For products without a text in the language, matches their English
 * documents.
 */
export function matchesLanguage(language: string): RawBuilder<unknown> {
  return sql`(d.language = ${language} OR (d.language = 'en' AND NOT ${language} = ANY (d.other_languages)))`;
}
