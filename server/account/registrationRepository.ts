import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** What is stored of a customer to be, and taken over when the address is confirmed. */
export interface Registration {
  email: string;
  emailKey: string;
  firstname: string;
  lastname: string;
  telephone: string;
  countryId: string;
  zoneId: string;
  /** As `hashPassword` writes it. */
  password: string;
}

export interface StoredRegistration extends Registration {
  id: string;
  /** Of whoever registered; null where that has been forgotten. */
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

/** Stores a registration. @returns its id */
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

/** The registration of that id. */
export async function findRegistration(
  trx: Database,
  id: string,
): Promise<StoredRegistration | undefined> {
  return trx.selectFrom('registration').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The latest registration of an address that was made in a session, else the latest of all. */
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

/** Deletes all registrations of an address. */
export async function deleteRegistrations(trx: Database, emailKey: string): Promise<void> {
  await trx.deleteFrom('registration').where('email_key', '=', emailKey).execute();
}

/** Forgets the registrations that nobody has confirmed for a month. */
export async function deleteOldRegistrations(db: Database): Promise<void> {
  await db
    .deleteFrom('registration')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
