import { sql } from 'kysely';
import { emailKey } from '../account/fields.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import type { ContactMessage } from '../mail/emailData.ts';

export interface StoredMessage extends ContactMessage {
  id: string;
  language: string;
  createdAt: Date;
  isAnswered: boolean;
  note: string;
}

export interface MessageFilter {
  isAnswered: boolean;
  beyondId?: string | undefined;
}

export async function insertContactMessage(
  trx: Database,
  message: ContactMessage,
  language: Language,
): Promise<void> {
  await trx
    .insertInto('contact_message')
    .values({ ...message, email_key: emailKey(message.email), language })
    .execute();
}

const messages = (db: Database) =>
  db
    .selectFrom('contact_message')
    .select(['id', 'name', 'email', 'order_number', 'message', 'language', 'note'])
    .select(['created_at as createdAt', 'is_answered as isAnswered']);

/** Returns open messages oldest first, or answered ones latest first. */
export async function findContactMessages(
  db: Database,
  { isAnswered, beyondId }: MessageFilter,
  limit: number,
): Promise<StoredMessage[]> {
  let found = messages(db).where('is_answered', '=', isAnswered);
  if (beyondId !== undefined) found = found.where('id', isAnswered ? '<' : '>', beyondId);
  return found
    .orderBy('id', isAnswered ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}

export async function countOpenMessages(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('contact_message')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('is_answered', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function lockContactMessage(
  trx: Database,
  id: string,
): Promise<StoredMessage | undefined> {
  return messages(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateContactMessage(
  trx: Database,
  id: string,
  { isAnswered, note }: Pick<StoredMessage, 'isAnswered' | 'note'>,
): Promise<void> {
  await trx
    .updateTable('contact_message')
    .set({ is_answered: isAnswered, note })
    .where('id', '=', id)
    .execute();
}

export async function findMessagesOf(db: Database, key: string): Promise<StoredMessage[]> {
  return messages(db).where('email_key', '=', key).orderBy('id').execute();
}

export async function deleteMessagesOf(trx: Database, key: string): Promise<void> {
  await trx.deleteFrom('contact_message').where('email_key', '=', key).execute();
}

export async function deleteOldMessages(db: Database): Promise<void> {
  await db
    .deleteFrom('contact_message')
    .where('created_at', '<', sql<Date>`now() - interval '365 days'`)
    .execute();
}
