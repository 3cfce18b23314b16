import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export async function untilBlocked(db: Database, statements = 1): Promise<void> {
  for (;;) {
    // PostgreSQL caches these statistics within a transaction.
    await sql`SELECT pg_stat_clear_snapshot()`.execute(db);
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
      db,
    );
    if (rows.length >= statements) return;
  }
}
