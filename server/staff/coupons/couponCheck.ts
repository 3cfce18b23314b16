import { isWholeMinor } from '../../currency/minorUnits.ts';
import type { Text } from '../../language.ts';
import { fill, texts } from '../../texts.ts';
import type { StaffDto } from '../staffDto.ts';

type Values = StaffDto['CouponValues'];

const CODE = /^[A-Z0-9_-]{3,40}$/;

/** Dates outside these years are typos. PostgreSQL could not store some of them. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];

function isDate(iso: string | null): boolean {
  if (iso === null) return true;
  const year = new Date(iso).getUTCFullYear();
  return year >= FIRST_YEAR && year < LAST_YEAR;
}

const sameDate = (iso: string | null) =>
  iso === null || !isDate(iso) ? iso : new Date(iso).toISOString();

export function cleanCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Returns values as they are stored: dates in one format, fields in a fixed order, no duplicates. */
export function cleanValues(values: Values): Values {
  return {
    percent: values.percent,
    amount: values.amount,
    minimum: values.minimum,
    starts: sameDate(values.starts),
    ends: sameDate(values.ends),
    limit: values.limit,
    once_per_customer: values.once_per_customer,
    is_paused: values.is_paused,
    products: [...new Set(values.products.map((id) => String(BigInt(id))))],
    collections: [...new Set(values.collections)],
  };
}

function whyNotOff({ percent, amount }: Values): Record<string, Text> {
  if ((percent === null) === (amount === null))
    return { percent: texts.staff.coupon.percentOrAmount };
  if (percent !== null && (percent < 1 || percent > 100))
    return { percent: texts.staff.coupon.percent };
  if (amount !== null && (amount <= 0 || !isWholeMinor(amount)))
    return { amount: texts.staff.coupon.amount };
  return {};
}

function whyNotDates({ starts, ends }: Values): Record<string, Text> {
  const { date, ends: order } = texts.staff.coupon;
  if (!isDate(starts) || !isDate(ends))
    return { ...(!isDate(starts) && { starts: date }), ...(!isDate(ends) && { ends: date }) };
  // Both dates are ISO strings of one format, so they compare as text.
  return starts !== null && ends !== null && starts >= ends ? { ends: order } : {};
}

export function whyNoCode(code: string): Text | undefined {
  return CODE.test(code) ? undefined : texts.staff.coupon.code;
}

export function findErrors(values: Values, uses: number): Record<string, Text> {
  const { minimum, limit } = values;
  return {
    ...whyNotOff(values),
    ...(!isWholeMinor(minimum) && { minimum: texts.staff.coupon.minimum }),
    ...whyNotDates(values),
    ...(limit === 0 && { limit: texts.staff.coupon.limit }),
    ...(limit !== null && limit < uses && { limit: fill(texts.staff.coupon.limitUsed, { uses }) }),
  };
}
