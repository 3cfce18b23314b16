import type { Database } from '../db/schema.ts';

export interface WaitingEmail {
  template: string;
  language: string;
  data: { firstname?: string; name?: string; code?: string; passkey?: string; left?: number };
}

export async function mailTo(db: Database, recipient: string): Promise<WaitingEmail[]> {
  return db
    .selectFrom('mail_outbox')
    .select(['template', 'language', 'data'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
}

export async function latestCode(db: Database, recipient: string): Promise<string> {
  return (await mailTo(db, recipient)).at(-1)?.data.code ?? '';
}
