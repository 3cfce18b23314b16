import { sql } from 'kysely';
import { couponState, type CouponState } from '../../cart/couponRepository.ts';
import { findStoreCurrency } from '../../currency/storeCurrency.ts';
import { currencyText } from '../../currency/currencyText.ts';
import { toDecimal } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import type { Language } from '../../language.ts';
import { countCapped } from '../countCapped.ts';
import { findProductNames } from '../products/productNames.ts';
import type { StaffDto } from '../staffDto.ts';
import type { Slice } from '../products/stockRepository.ts';
import { versionOf } from '../versionOf.ts';

type Values = StaffDto['CouponValues'];

export type StaffCoupon = StaffDto['StaffCoupon'];

interface StoredCoupon {
  code: string;
  state: CouponState;
  uses: number;
  percent: number | null;
  amountMinor: number | null;
  minimumMinor: number;
  startsAt: Date | null;
  endsAt: Date | null;
  usesLeft: number | null;
  isOncePerCustomer: boolean;
  isPaused: boolean;
  products: string[];
  collections: string[];
}

/** Columns of a coupon. Lists deleted collections by id; otherwise the coupon would seem to apply to all products. */
const columns = sql`coupon.code, ${couponState} AS state, coupon.uses, coupon.percent, coupon.amount_minor AS "amountMinor",
  coupon.minimum_minor AS "minimumMinor", coupon.starts_at AS "startsAt", coupon.ends_at AS "endsAt",
  coupon.uses_left AS "usesLeft", coupon.once_per_customer AS "isOncePerCustomer", coupon.is_paused AS "isPaused",
  coupon.product_ids::text[] AS products, ARRAY(
    SELECT coalesce(c.handle, meant.id::text)
    FROM unnest(coupon.collection_ids) WITH ORDINALITY AS meant (id, place) LEFT JOIN collection c ON c.id = meant.id
    ORDER BY meant.place
  ) AS collections`;

function toValues(coupon: StoredCoupon): Values {
  const { amountMinor, startsAt, endsAt, uses, usesLeft } = coupon;
  return {
    percent: coupon.percent,
    amount: amountMinor === null ? null : toDecimal(amountMinor),
    minimum: toDecimal(coupon.minimumMinor),
    starts: startsAt?.toISOString() ?? null,
    ends: endsAt?.toISOString() ?? null,
    limit: usesLeft === null ? null : uses + usesLeft,
    once_per_customer: coupon.isOncePerCustomer,
    is_paused: coupon.isPaused,
    products: coupon.products,
    collections: coupon.collections,
  };
}

export interface CouponSearch extends Slice {
  state: CouponState | undefined;
  text: string;
}

export async function searchCoupons(
  db: Database,
  { state, text, limit, offset }: CouponSearch,
  language: Language,
): Promise<StaffDto['CouponPage']> {
  const isInState = state === undefined ? sql`true` : sql`${couponState} = ${state}`;
  const isMeant = sql`${isInState} AND position(${text.toUpperCase()} IN coupon.code) > 0`;
  const { total } = await countCapped(db, sql`SELECT FROM coupon WHERE ${isMeant}`);
  const { rows } = await sql<StoredCoupon>`
    SELECT ${columns} FROM coupon WHERE ${isMeant}
    ORDER BY created_at DESC, code COLLATE "C" LIMIT ${limit} OFFSET ${offset}`.execute(db);
  const currency = await findStoreCurrency(db);
  const money = (minor: number | null) => (minor ? currencyText(minor, currency, language) : '');
  return {
    total,
    coupons: rows.map((coupon) => ({
      code: coupon.code,
      state: coupon.state,
      uses: coupon.uses,
      amount_text: money(coupon.amountMinor),
      minimum_text: money(coupon.minimumMinor),
      values: toValues(coupon),
    })),
  };
}

/** True if any order has used the coupon, even a cancelled one. */
export async function isOrdered(db: Database, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('shop_order')
    .select('id')
    .where('coupon_code', '=', code)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findStaffCoupon(
  db: Database,
  code: string,
  language: Language,
): Promise<StaffCoupon | undefined> {
  const { rows } = await sql<StoredCoupon>`
    SELECT ${columns} FROM coupon WHERE coupon.code = ${code}`.execute(db);
  const [coupon] = rows;
  if (coupon === undefined) return undefined;
  const values = toValues(coupon);
  return {
    code,
    version: versionOf(values),
    state: coupon.state,
    uses: coupon.uses,
    is_ordered: await isOrdered(db, code),
    products: await findProductNames(db, values.products, language),
    values,
  };
}
