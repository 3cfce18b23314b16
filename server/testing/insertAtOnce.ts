import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { untilBlocked } from './untilBlocked.ts';

/** Makes calls that insert into a table all wait for one another, or for the table, before any of them has. @returns their answers */
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
