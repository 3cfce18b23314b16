import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A word of a search term, and what the vocabulary knows of it. */
export interface TermWord {
  word: string;
  /** In how many products it stands. */
  frequency: number;
  /** Whether a word of the vocabulary begins with it. */
  isPrefix: boolean;
}

/** A word of the vocabulary that resembles one of a term. */
export interface SimilarWord {
  /** The word of the term. */
  asked: string;
  word: string;
  frequency: number;
}

/** Words after these do not narrow a search. */
const MOST_WORDS = 10;

/** A word has at most this many candidates to be repaired into. */
const MOST_SIMILAR = 40;

/** The words of a term in their order, lower case and without accents. Other languages search English texts, too. */
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

/** Words of the vocabulary that share letters with these words, or are one of the `guesses`. */
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

/** Deletes the words that stand in no text any more. */
export async function deleteUnusedWords(db: Database): Promise<void> {
  // Never waits, since who writes texts holds words in an order of its own.
  await sql`
    DELETE FROM search_word WHERE (language, word) IN (
      SELECT language, word FROM search_word WHERE frequency = 0 FOR UPDATE SKIP LOCKED
    )`.execute(db);
}

/** Adds what batches of many products have left to be added to the frequencies of their words. */
export async function foldWordChanges(db: Database): Promise<void> {
  // Never waits for another server that does the same. Words are written in the same order everywhere, so that writers wait
  // for each other instead of locking each other out.
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
