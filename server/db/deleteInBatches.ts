import { sql, type RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

const BATCH = 500;

/**
 * Deletes rows in batches, so that no statement holds locks for long. Skips rows that other transactions lock; a
 * later call deletes them.
 */
export async function deleteInBatches(
  db: Database,
  table: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH;) {
    const { numAffectedRows = 0n } = await sql`
      DELETE FROM ${table} WHERE id IN (
        SELECT id FROM ${table} WHERE ${condition} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      )`.execute(db);
    deleted = Number(numAffectedRows);
  }
}
