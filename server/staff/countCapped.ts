import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/schema.ts';

const MOST_COUNTED = 10_000;

export interface Capped {
  total: number;
  hasMore: boolean;
}

/**
 * Counts the rows of a query, reading no more than 10,001.
 * @param query must not have a LIMIT
 */
export async function countCapped(db: Database, query: RawBuilder<unknown>): Promise<Capped> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM (${query} LIMIT ${MOST_COUNTED + 1}) AS counted`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, MOST_COUNTED), hasMore: count > MOST_COUNTED };
}
