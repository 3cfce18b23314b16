import { sql } from 'kysely';
import { FormRejection } from '../../account/formRejection.ts';
import { toMinor } from '../../currency/minorUnits.ts';
import type { Database } from '../../db/schema.ts';
import { Rejection, RequestError } from '../../http/errors.ts';
import type { Language, Text } from '../../language.ts';
import { isSameJson } from '../../isSameJson.ts';
import { fill, texts } from '../../texts.ts';
import type { StaffChange } from '../changes/changeRepository.ts';
import { changedValues } from '../changes/changedValues.ts';
import { cleanCode, cleanValues, findErrors, whyNoCode } from './couponCheck.ts';
import { findStaffCoupon, isOrdered, type StaffCoupon } from './couponRead.ts';
import type { StaffDto } from '../staffDto.ts';

type Values = StaffDto['CouponValues'];

export interface CouponWritten {
  coupon: StaffCoupon;
  change?: StaffChange;
}

export class CouponOrdered extends Rejection {
  constructor() {
    super(texts.staff.coupon.ordered);
  }
}

async function readCoupon(trx: Database, code: string, language: Language): Promise<StaffCoupon> {
  const coupon = await findStaffCoupon(trx, code, language);
  if (coupon === undefined) throw new RequestError(404, texts.staff.coupon.none);
  return coupon;
}

async function columnsOf(
  trx: Database,
  values: Values,
  uses: number,
  others: Record<string, Text>,
) {
  const { products, collections, limit, starts, ends } = values;
  const errors = { ...others, ...findErrors(values, uses) };
  const { rows } = await sql<{ products: string[]; collections: string[] }>`
    SELECT ARRAY(
      SELECT id::text FROM unnest(${products}::bigint[]) WITH ORDINALITY AS meant (id, place) JOIN product USING (id)
      ORDER BY place
    ) AS products, ARRAY(
      SELECT id::text FROM unnest(${collections}::text[]) WITH ORDINALITY AS meant (handle, place) JOIN collection USING (handle)
      ORDER BY place
    ) AS collections`.execute(trx);
  const [found = { products: [], collections: [] }] = rows;
  if (found.products.length < products.length) errors['products'] = texts.staff.coupon.products;
  if (found.collections.length < collections.length)
    errors['collections'] = texts.staff.coupon.collections;
  if (Object.keys(errors).length > 0) throw new FormRejection(errors);
  return {
    percent: values.percent,
    amount_minor: values.amount === null ? null : toMinor(values.amount),
    minimum_minor: toMinor(values.minimum),
    starts_at: starts === null ? null : new Date(starts),
    ends_at: ends === null ? null : new Date(ends),
    uses,
    uses_left: limit === null ? null : limit - uses,
    once_per_customer: values.once_per_customer,
    is_paused: values.is_paused,
    product_ids: sql<string[]>`${found.products}::bigint[]`,
    collection_ids: sql<string[]>`${found.collections}::bigint[]`,
  };
}

const recordOf = ({ values, products }: StaffCoupon) => ({
  ...values,
  products: products.map(({ name }) => name),
});

/** Returns the change for the activity log. Replacing a product by one of the same name gives empty values. */
const changeOf = (before: StaffCoupon, after: StaffCoupon): StaffChange => ({
  subject: 'coupon',
  subjectId: after.code,
  before: {},
  after: {},
  ...changedValues(recordOf(before), recordOf(after)),
});

async function countUses(trx: Database, code: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    SELECT count(*)::integer AS uses FROM shop_order WHERE coupon_code = ${code} AND status <> 'cancelled'`.execute(
    trx,
  );
  return rows[0]?.uses ?? 0;
}

export async function addCoupon(
  trx: Database,
  { code: typed, values: sent }: StaffDto['NewCouponForm'],
  language: Language,
): Promise<CouponWritten> {
  const code = cleanCode(typed);
  const whyNot = whyNoCode(code);
  const columns = await columnsOf(trx, cleanValues(sent), await countUses(trx, code), {
    ...(whyNot && { code: whyNot }),
  });
  const added = await trx
    .insertInto('coupon')
    .values({ code, ...columns })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  if (added === undefined)
    throw new FormRejection({ code: fill(texts.staff.coupon.codeTaken, { code }) });
  const coupon = await readCoupon(trx, code, language);
  return {
    coupon,
    change: { subject: 'coupon', subjectId: code, before: {}, after: recordOf(coupon) },
  };
}

/**
 * Saves a coupon, except its code. Equal values are a no-op, so a retry succeeds.
 * @throws RequestError 404 if unknown, 409 if the version is stale
 * @throws FormRejection if a value is invalid
 */
export async function saveCoupon(
  trx: Database,
  code: string,
  { version, values: sent }: StaffDto['CouponForm'],
  language: Language,
): Promise<CouponWritten> {
  await sql`SELECT FROM coupon WHERE code = ${code} FOR NO KEY UPDATE`.execute(trx);
  const before = await readCoupon(trx, code, language);
  const values = cleanValues(sent);
  if (isSameJson(values, before.values)) return { coupon: before };
  const columns = await columnsOf(trx, values, before.uses, {});
  if (before.version !== version) throw new RequestError(409, texts.staff.coupon.changed);
  await trx.updateTable('coupon').set(columns).where('code', '=', code).execute();
  const coupon = await readCoupon(trx, code, language);
  return { coupon, change: changeOf(before, coupon) };
}

export async function endCoupon(
  trx: Database,
  code: string,
  language: Language,
): Promise<CouponWritten> {
  await sql`SELECT FROM coupon WHERE code = ${code} FOR NO KEY UPDATE`.execute(trx);
  const before = await readCoupon(trx, code, language);
  if (before.state === 'ended') return { coupon: before };
  // Truncate to milliseconds, the precision of a Date. Clear the start of a coupon that has not started, as it must
  // precede the end.
  await sql`
    UPDATE coupon SET ends_at = date_trunc('milliseconds', now()),
      starts_at = CASE WHEN starts_at < date_trunc('milliseconds', now()) THEN starts_at END
    WHERE code = ${code}`.execute(trx);
  const coupon = await readCoupon(trx, code, language);
  return { coupon, change: changeOf(before, coupon) };
}

/**
 * Deletes a coupon and removes it from carts. Locks carts first, in the same order as placing an order.
 * @throws RequestError 404 if unknown
 * @throws CouponOrdered if an order has used the coupon
 */
export async function deleteCoupon(
  trx: Database,
  code: string,
  language: Language,
): Promise<StaffChange> {
  await trx
    .updateTable('cart')
    .set({ coupon_code: null })
    .where('coupon_code', '=', code)
    .execute();
  await sql`SELECT FROM coupon WHERE code = ${code} FOR UPDATE`.execute(trx);
  const coupon = await readCoupon(trx, code, language);
  // Use a separate statement, so that it sees an order committed during the wait for the lock.
  if (await isOrdered(trx, code)) throw new CouponOrdered();
  await trx.deleteFrom('coupon').where('code', '=', code).execute();
  return {
    subject: 'coupon',
    subjectId: code,
    before: recordOf(coupon),
    after: { is_deleted: true },
  };
}
