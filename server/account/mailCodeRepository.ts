import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export type CodePurpose = 'verify' | 'reset';

export interface CodeOwner {
  emailKey: string;
  registrationId?: string;
  customerId?: string;
}

export interface StoredCode {
  emailKey: string;
  registrationId: string | null;
  customerId: string | null;
  isUsed: boolean;
  isExpired: boolean;
}

export async function insertCode(
  trx: Database,
  hash: Buffer,
  purpose: CodePurpose,
  { emailKey, registrationId, customerId }: CodeOwner,
  hours: number,
): Promise<void> {
  await trx
    .insertInto('mail_code')
    .values({
      hash,
      purpose,
      email_key: emailKey,
      registration_id: registrationId ?? null,
      customer_id: customerId ?? null,
      expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .execute();
}

export async function findCode(
  trx: Database,
  hash: Buffer,
  purpose: CodePurpose,
): Promise<StoredCode | undefined> {
  return trx
    .selectFrom('mail_code')
    .select([
      'email_key as emailKey',
      'registration_id as registrationId',
      'customer_id as customerId',
      sql<boolean>`used_at IS NOT NULL`.as('isUsed'),
      sql<boolean>`expires_at <= now()`.as('isExpired'),
    ])
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

export async function markCodesUsed(
  trx: Database,
  purpose: CodePurpose,
  emailKey: string,
): Promise<Buffer[]> {
  const rows = await trx
    .updateTable('mail_code')
    .set({ used_at: sql<Date>`now()` })
    .where('purpose', '=', purpose)
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .returning('hash')
    .execute();
  return rows.map(({ hash }) => hash);
}

export async function deleteOldCodes(db: Database): Promise<void> {
  await db
    .deleteFrom('mail_code')
    .where('expires_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
