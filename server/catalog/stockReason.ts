import { sql } from 'kysely';
import type { Database, Schema } from '../db/schema.ts';

/** Why stock changes, and of which order. */
export interface StockReason {
  reason: Schema['stock_movement']['reason'];
  orderId?: string;
  /** What a correction was for. */
  cause?: NonNullable<Schema['stock_movement']['cause']>;
  /** What the member says of it. */
  note?: string;
}

/** Says why the transaction changes stock from here on; the database notes it with every movement. */
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

/** Says which member of the staff the transaction is, so that movements of stock name them. */
export async function nameMember(trx: Database, memberId: string): Promise<void> {
  await sql`SELECT set_config('shop.member', ${memberId}, true)`.execute(trx);
}
