import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A coupon; exactly one of `percent` and `amountPaise` is set. */
export interface Coupon {
  code: string;
  percent: number | null;
  amountPaise: number | null;
  /** Sum of goods that it needs. */
  minimumPaise: number;
  isExpired: boolean;
  /** Whether as many orders have used it as may. */
  isUsedUp: boolean;
  /** Whether a customer may use it in one order only. */
  isOncePerCustomer: boolean;
}

const COLUMNS = [
  'coupon.code',
  'coupon.percent',
  'coupon.amount_paise as amountPaise',
  'coupon.minimum_paise as minimumPaise',
  sql<boolean>`coalesce(coupon.ends_at <= now(), false)`.as('isExpired'),
  sql<boolean>`coalesce(coupon.uses_left = 0, false)`.as('isUsedUp'),
  'coupon.once_per_customer as isOncePerCustomer',
] as const;

/** The coupon of that code, in upper case. */
export async function findCoupon(db: Database, code: string): Promise<Coupon | undefined> {
  return db.selectFrom('coupon').select(COLUMNS).where('code', '=', code).executeTakeFirst();
}

/** The coupon that is applied to a cart, expired or not. */
export async function findCouponByCart(db: Database, cartId: string): Promise<Coupon | undefined> {
  return db
    .selectFrom('coupon')
    .innerJoin('cart', 'cart.coupon_code', 'coupon.code')
    .select(COLUMNS)
    .where('cart.id', '=', cartId)
    .executeTakeFirst();
}

/** Applies a coupon to a cart, or none. */
export async function updateCartCoupon(
  trx: Database,
  cartId: string,
  code: string | null,
): Promise<void> {
  await trx.updateTable('cart').set({ coupon_code: code }).where('id', '=', cartId).execute();
}
