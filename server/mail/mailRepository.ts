import { sql } from 'kysely';
import { inSeconds, isDue } from '../db/nextTry.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';

export interface PendingEmail {
  id: string;
  recipient: string;
  template: string;
  language: Language;
  data: object;
  attempts: number;
  /** True if the email was queued more than four days ago. */
  isOld: boolean;
}

export const LONGEST_WAIT_SECONDS = 60 * 60;

/** Lease of a claimed email, longer than an attempt takes. After a crash, another server retries later. */
const LEASE_SECONDS = 5 * 60;

/** Claims the email that has been due longest, so that no other server sends it. */
export async function claimPendingEmail(db: Database): Promise<PendingEmail | undefined> {
  return db
    .updateTable('mail_outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_try_at: inSeconds(LEASE_SECONDS) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where(isDue(LONGEST_WAIT_SECONDS))
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'template', 'language', 'data', 'attempts'])
    .returning(sql<boolean>`created_at < now() - interval '4 days'`.as('isOld'))
    .executeTakeFirst();
}

export async function countPendingEmails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('mail_outbox')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function markSent(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: sql<Date>`now()`, data: '{}' })
    .where('id', '=', id)
    .execute();
}

/** Marks the email as failed. Staff can resend it for a week, until its data is deleted. */
export async function markFailed(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ given_up_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function postpone(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ next_try_at: inSeconds(seconds) })
    .where('id', '=', id)
    .execute();
}

export async function postponeWithoutAttempt(
  db: Database,
  id: string,
  seconds: number,
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set((eb) => ({ attempts: eb('attempts', '-', 1), next_try_at: inSeconds(seconds) }))
    .where('id', '=', id)
    .execute();
}

export interface FailedEmail {
  id: string;
  recipient: string;
  template: string;
  language: Language;
  data: object;
  failedAt: Date;
}

export async function findFailedEmails(db: Database): Promise<FailedEmail[]> {
  return db
    .selectFrom('mail_outbox')
    .select(['id', 'recipient', 'template', 'language', 'data'])
    .select(sql<Date>`given_up_at`.as('failedAt'))
    .where('given_up_at', 'is not', null)
    .orderBy('given_up_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export async function countFailedEmails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('mail_outbox')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('given_up_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function requeueEmail(trx: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mail_outbox')
    .set({
      given_up_at: null,
      attempts: 0,
      created_at: sql<Date>`now()`,
      next_try_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('given_up_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteOldMail(db: Database): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where((eb) =>
      eb(eb.fn.coalesce('sent_at', 'given_up_at'), '<', sql<Date>`now() - interval '7 days'`),
    )
    .execute();
}

export async function deleteMailTo(trx: Database, recipient: string): Promise<void> {
  await trx.deleteFrom('mail_outbox').where('recipient', '=', recipient).execute();
}
