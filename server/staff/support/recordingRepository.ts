import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** A recording as a shopper sent it. */
export interface StoredRecording {
  content: string;
  sentAt: Date;
}

/** Keeps a recording. */
export async function insertRecording(trx: Database, code: string, content: string): Promise<void> {
  await trx.insertInto('recording').values({ code, content }).execute();
}

/** The recording with that code; undefined for none. */
export async function findRecording(
  db: Database,
  code: string,
): Promise<StoredRecording | undefined> {
  return db
    .selectFrom('recording')
    .select(['content', 'created_at as sentAt'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** Forgets recordings after a month. */
export async function deleteOldRecordings(db: Database): Promise<void> {
  await db
    .deleteFrom('recording')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
