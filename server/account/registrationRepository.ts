import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface Registration {
  email: string;
  emailKey: string;
  firstname: string;
  lastname: string;
  telephone: string;
  countryId: string;
  zoneId: string;
  /** Result of `hashPassword`. */
  password: string;
}

export interface StoredRegistration extends Registration {
  id: string;
  /** Session that registered; null if it no longer exists. */
  sessionId: string | null;
}

const COLUMNS = [
  'id',
  'email',
  'email_key as emailKey',
  'firstname',
  'lastname',
  'telephone',
  'country_id as countryId',
  'zone_id as zoneId',
  'password',
  'session_id as sessionId',
] as const;

export async function insertRegistration(
  trx: Database,
  { emailKey, countryId, zoneId, ...others }: Registration,
  sessionId: string | null,
): Promise<string> {
  const { id } = await trx
    .insertInto('registration')
    .values({
      ...others,
      email_key: emailKey,
      country_id: countryId,
      zone_id: zoneId,
      session_id: sessionId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findRegistration(
  trx: Database,
  id: string,
): Promise<StoredRegistration | undefined> {
  return trx.selectFrom('registration').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Returns the latest registration of an email address in a session, or else the latest from any session. */
export async function findLatestRegistration(
  db: Database,
  emailKey: string,
  sessionId: string | undefined,
): Promise<StoredRegistration | undefined> {
  return db
    .selectFrom('registration')
    .select(COLUMNS)
    .where('email_key', '=', emailKey)
    .orderBy(sql`session_id IS NOT DISTINCT FROM ${sessionId ?? null}::bigint`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function deleteRegistrations(trx: Database, emailKey: string): Promise<void> {
  await trx.deleteFrom('registration').where('email_key', '=', emailKey).execute();
}

export async function deleteOldRegistrations(db: Database): Promise<void> {
  await db
    .deleteFrom('registration')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
