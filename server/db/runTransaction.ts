import type { Database } from './schema.ts';

const CLASHES = new Set(['40P01', '40001']);

const isClash = (error: unknown) => CLASHES.has((error as { code?: string }).code ?? '');

/**
 * Runs a transaction and retries it once after a deadlock or serialization failure.
 * @param work may run twice; its effects must roll back with the transaction
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
