/** Confirmation of an order's email address. A guest may have entered another person's address. */
import { sql, type RawBuilder } from 'kysely';
import { emailKey } from '../../account/fields.ts';
import type { Database } from '../../db/schema.ts';
import type { StoredOrder } from '../reading/orderQueries.ts';

/** Confirms an order's email address if the secret that opened the order was sent by email. */
export async function confirmEmail(db: Database, secretHash: Buffer): Promise<void> {
  await sql`
    UPDATE shop_order o SET is_email_confirmed = true FROM order_secret s
    WHERE s.hash = ${secretHash} AND s.is_mailed AND o.id = s.order_id AND NOT o.is_email_confirmed`.execute(
    db,
  );
}

/**
 * Builds an SQL condition for a confirmed email address. The address belongs to a customer account, or a mailed
 * link has opened one of its orders.
 * @param key SQL expression of the lower-case address
 */
export const isConfirmedAddress = (key: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  EXISTS (SELECT FROM customer WHERE email_key = ${key})
  OR EXISTS (SELECT FROM shop_order AS opened WHERE lower(opened.email) = ${key} AND opened.is_email_confirmed))`;

export async function isEmailConfirmed(
  db: Database,
  { customerId, isOrphan, email }: Pick<StoredOrder, 'customerId' | 'isOrphan' | 'email'>,
): Promise<boolean> {
  if (customerId !== null || isOrphan) return true;
  const key = sql`${emailKey(email)}`;
  const { rows } = await sql<{ isConfirmed: boolean }>`
    SELECT ${isConfirmedAddress(key)} AS "isConfirmed"`.execute(db);
  return rows[0]?.isConfirmed ?? false;
}
