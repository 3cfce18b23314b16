import type { Database } from '../db/schema.ts';

/** What the outbox holds for an address, oldest first. */
export interface WaitingEmail {
  template: string;
  language: string;
  data: { firstname?: string; name?: string; code?: string; passkey?: string; left?: number };
}

/** Emails that were written to an address, sent or not. */
export async function mailTo(db: Database, recipient: string): Promise<WaitingEmail[]> {
  return db
    .selectFrom('mail_outbox')
    .select(['template', 'language', 'data'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

/** The code of the link in the latest email to an address. */
export async function latestCode(db: Database, recipient: string): Promise<string> {
  return (await mailTo(db, recipient)).at(-1)?.data.code ?? '';
}
