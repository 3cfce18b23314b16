import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

export type CouponState = 'active' | 'planned' | 'paused' | 'used_up' | 'ended';

/** Exactly one of `percent` and `amountMinor` is set. */
export interface Coupon {
  code: string;
  percent: number | null;
  amountMinor: number | null;
  minimumMinor: number;
  state: CouponState;
  isOncePerCustomer: boolean;
  /**
   * Products that the coupon applies to, besides those of `collectionIds`. The coupon applies to all products if
   * both lists are empty.
   */
  productIds: string[];
  collectionIds: string[];
}

/** SQL expression for the state of a `coupon` row. If several states apply, the most permanent one wins. */
export const couponState = sql<CouponState>`CASE
  WHEN coupon.ends_at <= now() THEN 'ended'
  WHEN coupon.uses_left = 0 THEN 'used_up'
  WHEN coupon.is_paused THEN 'paused'
  WHEN coupon.starts_at > now() THEN 'planned'
  ELSE 'active' END`;

const COLUMNS = [
  'coupon.code',
  'coupon.percent',
  'coupon.amount_minor as amountMinor',
  'coupon.minimum_minor as minimumMinor',
  couponState.as('state'),
  'coupon.once_per_customer as isOncePerCustomer',
  sql<string[]>`coupon.product_ids::text[]`.as('productIds'),
  sql<string[]>`coupon.collection_ids::text[]`.as('collectionIds'),
] as const;

export async function findCoupon(db: Database, code: string): Promise<Coupon | undefined> {
  return db.selectFrom('coupon').select(COLUMNS).where('code', '=', code).executeTakeFirst();
}

export async function findCouponByCart(db: Database, cartId: string): Promise<Coupon | undefined> {
  return db
    .selectFrom('coupon')
    .innerJoin('cart', 'cart.coupon_code', 'coupon.code')
    .select(COLUMNS)
    .where('cart.id', '=', cartId)
    .executeTakeFirst();
}

export async function updateCartCoupon(
  trx: Database,
  cartId: string,
  code: string | null,
): Promise<void> {
  await trx.updateTable('cart').set({ coupon_code: code }).where('id', '=', cartId).execute();
}
