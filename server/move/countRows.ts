import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export type RowCounts = Record<string, number>;

export async function countRows(db: Database): Promise<RowCounts> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    ORDER BY relname`.execute(db);
  const counts: RowCounts = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: string }>`
      SELECT count(*) FROM ${sql.table(`public.${name}`)}`.execute(db);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}
