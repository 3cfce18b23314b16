import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { untilBlocked } from './untilBlocked.ts';

/**
 * Runs calls that insert into a table concurrently: locks the table until all calls wait.
 * @returns the results of the calls
 */
export async function insertAtOnce<Answer>(
  db: Database,
  table: string,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const { answers } = await db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE ${sql.table(table)} IN SHARE MODE`.execute(trx);
    const pending = calls.map((call) => call());
    await untilBlocked(trx, calls.length);
    return { answers: pending };
  });
  return Promise.all(answers);
}
