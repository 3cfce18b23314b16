import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { readToday, UTC_TODAY } from '../localTime.ts';

const LONGEST_TERM = 60;

/** Maximum number of different terms stored per day, because random terms could fill the table. */
const MOST_TERMS_OF_DAY = 2000;

/** Matches possible email addresses and phone numbers, which must not be stored. */
const PERSONAL = /@|(?:\d[\s-]?){6}/;

const normalised = (term: string) =>
  term.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Counts a search without results. Stores neither the visitor nor terms that look like personal data. */
export async function countMissedSearch(
  db: Database,
  typed: string,
  timeZone: string,
): Promise<void> {
  const term = normalised(typed);
  if (term === '' || term.length > LONGEST_TERM || PERSONAL.test(term)) return;
  await sql`
    INSERT INTO missed_search (day, term, times)
    SELECT day, ${term}, 1 FROM (SELECT ${await readToday(db, timeZone)}::date AS day) AS today
    WHERE EXISTS (SELECT FROM missed_search AS known WHERE known.day = today.day AND known.term = ${term})
      OR (SELECT count(*) FROM missed_search AS known WHERE known.day = today.day) < ${MOST_TERMS_OF_DAY}
    ON CONFLICT (day, term) DO UPDATE SET times = missed_search.times + 1`.execute(db);
}

export async function findMissedSearches(
  db: Database,
  { days, limit, timeZone }: { days: number; limit: number; timeZone: string },
): Promise<{ term: string; times: number }[]> {
  const today = await readToday(db, timeZone);
  return db
    .selectFrom('missed_search')
    .select('term')
    .select(sql<number>`sum(times)::integer`.as('times'))
    .where(sql<boolean>`day > ${today}::date - ${days}::integer`)
    .groupBy('term')
    .having(sql`sum(times)`, '>=', 2)
    .orderBy('times', 'desc')
    .orderBy(sql`term COLLATE "C"`)
    .limit(limit)
    .execute();
}

export async function deleteOldMissedSearches(db: Database): Promise<void> {
  await db
    .deleteFrom('missed_search')
    .where(sql<boolean>`day < ${UTC_TODAY} - 90`)
    .execute();
}
