import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export async function findTaxPercent(db: Database): Promise<number> {
  const { rows } = await sql<{ percent: number }>`
    SELECT percent::float8 AS percent FROM tax_rate WHERE starts_at <= now() ORDER BY starts_at DESC LIMIT 1`.execute(
    db,
  );
  return rows[0]?.percent ?? 0;
}

export function taxIn(sum: number, percent: number): number {
  return Math.round((sum * percent) / (100 + percent));
}
