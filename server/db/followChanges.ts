import { sql } from 'kysely';
import type { Database } from './schema.ts';

const CHANGE_TABLES = ['page_change', 'order_change'] as const;

type ChangeTable = (typeof CHANGE_TABLES)[number];

const LONGEST_PAUSE_MS = 60 * 60 * 1000;

interface ChangeRow {
  oldest: string;
  written_by: string | null;
  subject: string | null;
}

/**
 * Tracks a table of changes. The first call of the returned function marks the start. Each later call returns the
 * subjects committed since the previous call, or undefined after too long a pause. Calls must not overlap.
 *
 * Ids and times do not show when rows became visible: an early transaction may commit late. Each read therefore
 * starts at the oldest transaction that was open at the last read, and skips known rows.
 */
export function followChanges(
  db: Database,
  table: ChangeTable,
): () => Promise<ReadonlySet<string> | undefined> {
  let oldest: string | undefined;
  let isRead = new Set<string>();
  let readAt = Date.now();

  return async () => {
    const startedAt = Date.now();
    const { rows } = await sql<ChangeRow>`
      SELECT pg_snapshot_xmin(now_running)::text AS oldest, written_by::text, subject
      FROM pg_current_snapshot() AS now_running
      LEFT JOIN ${sql.table(table)} ON written_by >= coalesce(${oldest ?? null}::xid8, pg_snapshot_xmin(now_running))`.execute(
      db,
    );
    const isFirst = oldest === undefined;
    const hasPaused = startedAt - readAt > LONGEST_PAUSE_MS;
    const changes = rows.flatMap(({ written_by: writer, subject }) =>
      writer === null || subject === null ? [] : [{ writer, subject }],
    );
    const news = changes.filter(({ writer }) => !isRead.has(writer));
    oldest = rows[0]?.oldest;
    isRead = new Set(changes.map(({ writer }) => writer));
    readAt = startedAt;
    if (isFirst) return new Set();
    return hasPaused ? undefined : new Set(news.map(({ subject }) => subject));
  };
}

export async function deleteOldChanges(db: Database, table: ChangeTable): Promise<void> {
  await db
    .deleteFrom(table)
    .where('changed_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}

/**
 * Deletes changes with transaction ids beyond the current one, left by a restored backup of another cluster. They
 * would hide later changes with the same ids.
 */
export async function deleteForeignChanges(db: Database): Promise<void> {
  for (const table of CHANGE_TABLES) {
    await sql`
      DELETE FROM ${sql.table(table)} WHERE written_by >= pg_snapshot_xmax(pg_current_snapshot())`.execute(
      db,
    );
  }
}
