import { sql } from 'kysely';
import type { Database, Schema } from '../db/schema.ts';

export interface StockReason {
  reason: Schema['stock_movement']['reason'];
  orderId?: string;
  cause?: NonNullable<Schema['stock_movement']['cause']>;
  note?: string;
}

/** Sets the reason for stock changes in the rest of the transaction; triggers store it with every movement. */
export async function nameStockReason(
  trx: Database,
  { reason, orderId = '', cause, note = '' }: StockReason,
): Promise<void> {
  await sql`
    SELECT set_config('shop.stock_reason', ${reason}, true), set_config('shop.stock_order', ${orderId}, true),
      set_config('shop.stock_cause', ${cause ?? ''}, true), set_config('shop.stock_note', ${note}, true)`.execute(
    trx,
  );
}

export async function nameMember(trx: Database, memberId: string): Promise<void> {
  await sql`SELECT set_config('shop.member', ${memberId}, true)`.execute(trx);
}
