import { sql } from 'kysely';
import { inSeconds, isDue } from '../db/nextTry.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';

/** An email that this server is to send now. */
export interface PendingEmail {
  id: string;
  recipient: string;
  template: string;
  language: Language;
  data: object;
  /** Attempts so far, this one included. */
  attempts: number;
  /** Whether it has been tried for long enough. */
  isOld: boolean;
}

/** No mail waits longer for its next attempt. */
export const LONGEST_WAIT_SECONDS = 60 * 60;

/** Longer than an attempt can take: what a server that died had taken is tried again after it. */
const LEASE_SECONDS = 5 * 60;

/** Takes the email that waits longest, so that no other server tries it. */
export async function takePendingEmail(db: Database): Promise<PendingEmail | undefined> {
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

/** How many emails wait, for their next attempt or to be given up. */
export async function countPendingEmails(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('mail_outbox')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes that the email is sent, and forgets what it said. */
export async function markSent(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: sql<Date>`now()`, data: '{}' })
    .where('id', '=', id)
    .execute();
}

/** Notes that the email cannot be sent; what it said is kept for a week, to send it again. */
export async function giveUp(db: Database, id: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ given_up_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Lets the email wait for its next attempt. */
export async function postpone(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ next_try_at: inSeconds(seconds) })
    .where('id', '=', id)
    .execute();
}

/** Lets the email wait without counting the attempt, as it was not the email that failed. */
export async function postponeUntried(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set((eb) => ({ attempts: eb('attempts', '-', 1), next_try_at: inSeconds(seconds) }))
    .where('id', '=', id)
    .execute();
}

/** An email that no mail server accepted. */
export interface FailedEmail {
  id: string;
  recipient: string;
  template: string;
  language: Language;
  data: object;
  failedAt: Date;
}

/** Finds the failed emails of the last week, latest first, at most 100. */
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

/** Queues a failed email again, as if it were new. @returns whether there was one */
export async function sendAgain(trx: Database, id: string): Promise<boolean> {
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

/** Forgets the emails that were dealt with more than a week ago. */
export async function deleteOldMail(db: Database): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where((eb) =>
      eb(eb.fn.coalesce('sent_at', 'given_up_at'), '<', sql<Date>`now() - interval '7 days'`),
    )
    .execute();
}

/** Forgets the emails to an address. */
export async function deleteMailTo(trx: Database, recipient: string): Promise<void> {
  await trx.deleteFrom('mail_outbox').where('recipient', '=', recipient).execute();
}
