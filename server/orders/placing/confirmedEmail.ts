/** Whether the address of an order is its shopper's: a guest may have typed a stranger's. */
import { sql, type RawBuilder } from 'kysely';
import { emailKey } from '../../account/fields.ts';
import type { Database } from '../../db/schema.ts';
import type { StoredOrder } from '../reading/orderQueries.ts';

/** Notes that an order was opened by this secret, which confirms its address where the secret went out by mail. */
export async function confirmEmail(db: Database, secretHash: Buffer): Promise<void> {
  await sql`
    UPDATE shop_order o SET is_email_confirmed = true FROM order_secret s
    WHERE s.hash = ${secretHash} AND s.is_mailed AND o.id = s.order_id AND NOT o.is_email_confirmed`.execute(
    db,
  );
}

/** SQL for whether an address, in small letters, is that of a customer, or any order to it was opened by a link from its mail. */
export const isConfirmedAddress = (key: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  EXISTS (SELECT FROM customer WHERE email_key = ${key})
  OR EXISTS (SELECT FROM shop_order AS opened WHERE lower(opened.email) = ${key} AND opened.is_email_confirmed))`;

/** Whether the order's address is that of a customer, or any order to it was opened by a link from its mail. */
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
