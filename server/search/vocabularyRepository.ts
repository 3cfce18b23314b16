import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface TermWord {
  word: string;
  frequency: number;
  isPrefix: boolean;
}

export interface SimilarWord {
  asked: string;
  word: string;
  frequency: number;
}

const MOST_WORDS = 10;

const MOST_SIMILAR = 40;

/**
 * Returns the words of a term in sequence, in lower case and without accents. Includes English words in the
 * frequencies, because searches in every language also match English texts.
 */
export async function findTermWords(
  db: Database,
  term: string,
  language: string,
): Promise<TermWord[]> {
  const { rows } = await sql<{ word: string; frequency: number; is_prefix: boolean }>`
    SELECT asked.word, known.frequency, EXISTS (
      SELECT FROM search_word w
      WHERE w.language IN (${language}, 'en') AND w.frequency > 0
        AND w.word >= asked.word COLLATE "C" AND w.word < (asked.word || U&'\\+10FFFF') COLLATE "C"
    ) AS is_prefix
    FROM regexp_split_to_table(search_text(${term}), ' ') WITH ORDINALITY AS asked (word, position)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(w.frequency), 0)::integer AS frequency FROM search_word w
      WHERE w.language IN (${language}, 'en') AND w.word = asked.word COLLATE "C"
    ) known
    WHERE length(asked.word) BETWEEN 1 AND 40
    ORDER BY asked.position LIMIT ${MOST_WORDS}`.execute(db);
  return rows.map(({ word, frequency, is_prefix }) => ({ word, frequency, isPrefix: is_prefix }));
}

export async function findSimilarWords(
  db: Database,
  words: readonly string[],
  guesses: readonly { asked: string; word: string }[],
  language: string,
): Promise<SimilarWord[]> {
  const { rows } = await sql<SimilarWord>`
    SELECT asked.word AS asked, near.word, near.frequency
    FROM unnest(${words}::text[]) AS asked (word)
    CROSS JOIN LATERAL (
      SELECT w.word, w.frequency FROM search_word w
      WHERE w.language IN (${language}, 'en') AND w.frequency > 0 AND w.word % asked.word
      ORDER BY similarity(w.word, asked.word) DESC, w.frequency DESC, w.word LIMIT ${MOST_SIMILAR}
    ) near
    UNION ALL
    SELECT guess.asked, w.word, w.frequency
    FROM unnest(${guesses.map((guess) => guess.asked)}::text[], ${guesses.map((guess) => guess.word)}::text[])
      AS guess (asked, word)
    JOIN search_word w ON w.word = guess.word COLLATE "C"
    WHERE w.language IN (${language}, 'en') AND w.frequency > 0`.execute(db);
  return rows;
}

export async function deleteUnusedWords(db: Database): Promise<void> {
  // Skip locked rows: transactions that write product texts lock words in a different sequence.
  await sql`
    DELETE FROM search_word WHERE (language, word) IN (
      SELECT language, word FROM search_word WHERE frequency = 0 FOR UPDATE SKIP LOCKED
    )`.execute(db);
}

/**
 * Adds pending frequency changes to the vocabulary. Bulk writes queue such changes instead of updating the
 * vocabulary directly.
 */
export async function foldWordChanges(db: Database): Promise<void> {
  // Skip rows that another server has locked. Write words in a fixed sequence to avoid deadlocks.
  await sql`
    WITH apart AS (
      DELETE FROM search_word_change WHERE ctid IN (SELECT ctid FROM search_word_change FOR UPDATE SKIP LOCKED)
      RETURNING language, word, difference
    )
    INSERT INTO search_word (language, word, frequency)
    SELECT language, word, sum(difference) FROM apart
    GROUP BY language, word HAVING sum(difference) <> 0 ORDER BY language, word
    ON CONFLICT (language, word) DO UPDATE SET frequency = search_word.frequency + excluded.frequency`.execute(
    db,
  );
}
