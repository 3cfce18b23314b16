import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Whether a coupon can be used now, and why not. */
export type CouponState = 'active' | 'planned' | 'paused' | 'used_up' | 'ended';

/** A coupon; exactly one of `percent` and `amountPaise` is set. */
export interface Coupon {
  code: string;
  percent: number | null;
  amountPaise: number | null;
  /** Sum that it needs of the goods that it is for. */
  minimumPaise: number;
  state: CouponState;
  /** Whether a customer may use it in one order only. */
  isOncePerCustomer: boolean;
  /** Ids of the products and of the collections that it is for; where both are empty it is for all goods. */
  productIds: string[];
  collectionIds: string[];
}

/** The state of a row of `coupon`; of several that hold, what lasts longest. */
export const couponState = sql<CouponState>`CASE
  WHEN coupon.ends_at <= now() THEN 'ended'
  WHEN coupon.uses_left = 0 THEN 'used_up'
  WHEN coupon.is_paused THEN 'paused'
  WHEN coupon.starts_at > now() THEN 'planned'
  ELSE 'active' END`;

const COLUMNS = [
  'coupon.code',
  'coupon.percent',
  'coupon.amount_paise as amountPaise',
  'coupon.minimum_paise as minimumPaise',
  couponState.as('state'),
  'coupon.once_per_customer as isOncePerCustomer',
  sql<string[]>`coupon.product_ids::text[]`.as('productIds'),
  sql<string[]>`coupon.collection_ids::text[]`.as('collectionIds'),
] as const;

/** The coupon of that code, in upper case. */
export async function findCoupon(db: Database, code: string): Promise<Coupon | undefined> {
  return db.selectFrom('coupon').select(COLUMNS).where('code', '=', code).executeTakeFirst();
}

/** The coupon that is applied to a cart, usable or not. */
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
