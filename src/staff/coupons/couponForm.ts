/** A coupon as its form has it: texts by the name of a field. */
import type { CouponProduct, CouponValues, StaffCoupon } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';
import { typedAmount } from '../ui/amount.ts';
import { withBase } from '../ui/conflict.ts';
import { fromClockTime, toClockTime } from '../ui/zonedTime.ts';

const WHOLE = /^\d{1,6}$/;

/** The whole number that was typed; undefined where it is none. */
export function typedWhole(text: string): number | undefined {
  return WHOLE.test(text.trim()) ? Number(text) : undefined;
}

/** The products that a form's text holds. */
export function readProducts(text: string): CouponProduct[] {
  return JSON.parse(text || '[]') as CouponProduct[];
}

/** The products as a form's text. */
export function writeProducts(products: readonly CouponProduct[]): string {
  return products.length === 0 ? '' : JSON.stringify(products);
}

/** The handles that a form's text holds. */
export function readHandles(text: string): string[] {
  return text.split(' ').filter((handle) => handle !== '');
}

const amountText = (amount: number | null) => (amount ? amount.toFixed(2) : '');
const flag = (isOn: boolean) => (isOn ? '1' : '');

/** The form of a coupon that is not there yet. */
export const emptyForm: FormValues = {
  code: '',
  kind: 'percent',
  percent: '',
  amount: '',
  minimum: '',
  starts: '',
  ends: '',
  limit: '',
  once: '',
  paused: '',
  products: '',
  collections: '',
};

/** The form of a coupon, with the version that is changed and what it was; dates are by the clocks of the shop. */
export function formOf(
  { version, values, products }: Pick<StaffCoupon, 'version' | 'values' | 'products'>,
  timeZone: string,
): FormValues {
  const clock = (iso: string | null) => (iso === null ? '' : toClockTime(iso, timeZone));
  const nameOf = (id: string) => products.find(({ product_id: known }) => known === id)?.name ?? '';
  const fields: FormValues = {
    kind: values.amount === null ? 'percent' : 'amount',
    percent: values.percent === null ? '' : String(values.percent),
    amount: amountText(values.amount),
    minimum: amountText(values.minimum),
    starts: clock(values.starts),
    ends: clock(values.ends),
    limit: values.limit === null ? '' : String(values.limit),
    once: flag(values.once_per_customer),
    paused: flag(values.is_paused),
    products: writeProducts(values.products.map((id) => ({ product_id: id, name: nameOf(id) }))),
    collections: values.collections.join(' '),
  };
  return withBase(fields, version);
}

/**
 * What is sent of a form without errors.
 * @param stored what it began with: a time of which the field shows the minute alone stays as it is
 */
export function toCouponValues(
  form: FormValues,
  timeZone: string,
  stored?: CouponValues,
): CouponValues {
  const text = (name: string) => form[name] ?? '';
  const time = (name: 'starts' | 'ends') => {
    const before = stored ? stored[name] : null;
    if (before !== null && toClockTime(before, timeZone) === text(name)) return before;
    return fromClockTime(text(name), timeZone) ?? null;
  };
  const isPercent = text('kind') === 'percent';
  return {
    percent: isPercent ? (typedWhole(text('percent')) ?? null) : null,
    amount: isPercent ? null : (typedAmount(text('amount')) ?? null),
    minimum: typedAmount(text('minimum')) ?? 0,
    starts: time('starts'),
    ends: time('ends'),
    limit: typedWhole(text('limit')) ?? null,
    once_per_customer: text('once') !== '',
    is_paused: text('paused') !== '',
    products: readProducts(text('products')).map(({ product_id: id }) => id),
    collections: readHandles(text('collections')),
  };
}
