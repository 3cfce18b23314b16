import { sql, type RawBuilder } from 'kysely';

/** SQL condition for sales: orders that are not cancelled and have no pending or failed online payment. */
export const saleCondition = (order: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${order}.status`)} <> 'cancelled'
    AND ${sql.ref(`${order}.payment_state`)} NOT IN ('pending', 'failed')`;
