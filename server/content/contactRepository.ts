import { sql } from 'kysely';
import { emailKey } from '../account/fields.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import type { ContactMessage } from '../mail/emailData.ts';

/** A message to the shop as it is stored. */
export interface StoredMessage extends ContactMessage {
  id: string;
  language: string;
  createdAt: Date;
  isAnswered: boolean;
  note: string;
}

/** Which messages are asked for. */
export interface MessageFilter {
  isAnswered: boolean;
  /** Id of a message: those beyond it, in the order of the list. */
  beyondId?: string | undefined;
}

/** Keeps a message. */
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

/** Messages: those that are open, oldest first; those that are answered, latest first. */
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

/** A message for the rest of the transaction; undefined where there is none. */
export async function lockContactMessage(
  trx: Database,
  id: string,
): Promise<StoredMessage | undefined> {
  return messages(trx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Sets what the staff says of a message. */
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

/** What an address has written, oldest first. */
export async function findMessagesOf(db: Database, key: string): Promise<StoredMessage[]> {
  return messages(db).where('email_key', '=', key).orderBy('id').execute();
}

/** Forgets what an address has written. */
export async function deleteMessagesOf(trx: Database, key: string): Promise<void> {
  await trx.deleteFrom('contact_message').where('email_key', '=', key).execute();
}

/** Forgets messages a year after they came. */
export async function deleteOldMessages(db: Database): Promise<void> {
  await db
    .deleteFrom('contact_message')
    .where('created_at', '<', sql<Date>`now() - interval '365 days'`)
    .execute();
}
