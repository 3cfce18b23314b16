import { sql, type RawBuilder } from 'kysely';

/**
 * SQL condition for orders of a customer: those of the account, and guest orders of the same email address.
 * @param order table or alias of the order
 * @param customer table or alias of the customer
 */
export const isOrderOf = (order: string, customer: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${order}.customer_id`)} = ${sql.ref(`${customer}.id`)}
    OR ${sql.ref(`${order}.customer_id`)} IS NULL AND NOT ${sql.ref(`${order}.is_orphan`)}
      AND lower(${sql.ref(`${order}.email`)}) = ${sql.ref(`${customer}.email_key`)})`;
