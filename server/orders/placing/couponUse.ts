import { sql } from 'kysely';
import { mailboxOf } from '../../account/fields.ts';
import type { Database } from '../../db/schema.ts';

export async function hasUsedCoupon(db: Database, code: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('coupon_code', '=', code)
    .where('mailbox', '=', mailboxOf(email))
    .where('status', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function lockCoupon(trx: Database, cartId: string): Promise<void> {
  await sql`
    SELECT 1 FROM coupon WHERE code = (SELECT coupon_code FROM cart WHERE id = ${cartId})
    FOR NO KEY UPDATE`.execute(trx);
}

/** Counts one use of the coupon. Returns false if no use is left; then the caller must roll back. */
export async function takeCoupon(trx: Database, code: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE coupon SET uses_left = uses_left - 1, uses = uses + 1
    WHERE code = ${code} AND (uses_left IS NULL OR uses_left > 0)`.execute(trx);
  return numAffectedRows === 1n;
}

export async function giveCouponBack(trx: Database, code: string): Promise<void> {
  await sql`UPDATE coupon SET uses_left = uses_left + 1, uses = uses - 1 WHERE code = ${code}`.execute(
    trx,
  );
}
