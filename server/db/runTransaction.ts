import type { Database } from './schema.ts';

/** PostgreSQL's `deadlock_detected` and `serialization_failure`. */
const CLASHES = new Set(['40P01', '40001']);

const isClash = (error: unknown) => CLASHES.has((error as { code?: string }).code ?? '');

/**
 * Runs a transaction, and once more where the database ended it for the sake of another one.
 * @param work all that it does is undone with the transaction, so that it may be done again
 */
export async function runTransaction<Answer>(
  db: Database,
  work: (trx: Database) => Promise<Answer>,
): Promise<Answer> {
  const run = () => db.transaction().execute(work);
  try {
    return await run();
  } catch (error) {
    if (!isClash(error)) throw error;
    return run();
  }
}
