import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Names the state of all that anonymous pages show; differs after every committed change. */
export async function readContentVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    SELECT count(*) || '/' || coalesce(max(id), 0) AS version FROM content_change
  `.execute(db);
  return rows[0]?.version ?? '';
}
