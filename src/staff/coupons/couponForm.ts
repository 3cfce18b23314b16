import type { CouponProduct, CouponValues, StaffCoupon } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';
import { parseAmount } from '../ui/amount.ts';
import { withBase } from '../ui/conflict.ts';
import { fromClockTime, toClockTime } from '../ui/zonedTime.ts';

const WHOLE = /^\d{1,6}$/;

export function parseInteger(text: string): number | undefined {
  return WHOLE.test(text.trim()) ? Number(text) : undefined;
}

export function readProducts(text: string): CouponProduct[] {
  return JSON.parse(text || '[]') as CouponProduct[];
}

export function writeProducts(products: readonly CouponProduct[]): string {
  return products.length === 0 ? '' : JSON.stringify(products);
}

export function readHandles(text: string): string[] {
  return text.split(' ').filter((handle) => handle !== '');
}

const amountText = (amount: number | null) => (amount ? amount.toFixed(2) : '');
const flag = (isOn: boolean) => (isOn ? '1' : '');

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

/** Returns the form values with their version and initial values. Dates are in the shop's time zone. */
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
 * Converts the form values to the request body.
 * @param stored saved values; an unedited time keeps the seconds that the field can't show
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
    percent: isPercent ? (parseInteger(text('percent')) ?? null) : null,
    amount: isPercent ? null : (parseAmount(text('amount')) ?? null),
    minimum: parseAmount(text('minimum')) ?? 0,
    starts: time('starts'),
    ends: time('ends'),
    limit: parseInteger(text('limit')) ?? null,
    once_per_customer: text('once') !== '',
    is_paused: text('paused') !== '',
    products: readProducts(text('products')).map(({ product_id: id }) => id),
    collections: readHandles(text('collections')),
  };
}
