import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Far below the day that changes can be read for. */
const LONGEST_PAUSE_MS = 60 * 60 * 1000;

/** What every page depends on. */
const EVERYTHING: ReadonlySet<string> = new Set(['content']);

interface ChangeRow {
  /** The oldest transaction that had not ended; all of it and later may still show. */
  oldest: string;
  written_by: string | null;
  subject: string | null;
}

/**
 * Follows what pages show. The first call only marks where to begin; each later one, which must wait for the one before,
 * gives the subjects of all changes committed since.
 *
 * Ids and times of rows tell nothing of when they became visible: a transaction that began early may commit late. So
 * every reading goes back to the oldest transaction that was under way at the last one, and skips those it has read.
 */
export function followPageChanges(db: Database): () => Promise<ReadonlySet<string>> {
  let oldest: string | undefined;
  let isRead = new Set<string>();
  let readAt = Date.now();

  return async () => {
    const startedAt = Date.now();
    const { rows } = await sql<ChangeRow>`
      SELECT pg_snapshot_xmin(now_running)::text AS oldest, written_by::text, subject
      FROM pg_current_snapshot() AS now_running
      LEFT JOIN page_change ON written_by >= coalesce(${oldest ?? null}::xid8, pg_snapshot_xmin(now_running))`.execute(
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
    return hasPaused ? EVERYTHING : new Set(news.map(({ subject }) => subject));
  };
}

/** Deletes the changes of more than a day ago, which every server has read. */
export async function deleteOldPageChanges(db: Database): Promise<void> {
  await db
    .deleteFrom('page_change')
    .where('changed_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
}
