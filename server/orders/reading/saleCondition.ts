import { sql, type RawBuilder } from 'kysely';

/** Condition for orders that count as sales: neither cancelled nor without their online payment. */
export const saleCondition = (order: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${order}.status`)} <> 'cancelled'
    AND ${sql.ref(`${order}.payment_state`)} NOT IN ('pending', 'failed')`;
