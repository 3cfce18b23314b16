import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Waits until somebody waits for a lock of this database, which is one of a PostgreSQL server. */
export async function untilBlocked(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
      db,
    );
    if (rows.length > 0) return;
  }
}
