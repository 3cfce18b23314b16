import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface StoredRecording {
  content: string;
  sentAt: Date;
}

export async function insertRecording(trx: Database, code: string, content: string): Promise<void> {
  await trx.insertInto('recording').values({ code, content }).execute();
}

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

export async function deleteOldRecordings(db: Database): Promise<void> {
  await db
    .deleteFrom('recording')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
