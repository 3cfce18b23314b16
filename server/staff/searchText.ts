import { sql, type RawBuilder } from 'kysely';

const contains = (part: string) => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Splits a search text into words. */
export const searchWords = (text: string): string[] =>
  text.split(/\s+/).filter((word) => word !== '');

/** Returns the SQL condition for a search word. The column `search_text` has phone numbers as digits only. */
export function containsWord(word: string): RawBuilder<unknown> {
  const plain = sql`search_text LIKE lower(unaccent(${contains(word)}) COLLATE "und-x-icu") COLLATE "default"`;
  const digits = word.replaceAll(/[()+./-]/g, '');
  if (digits === word || !/^\d+$/.test(digits)) return plain;
  return sql`(${plain} OR search_text LIKE ${contains(digits)})`;
}
