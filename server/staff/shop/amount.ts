import type { Checked } from '../../account/fields.ts';
import { isWholePaise } from '../../currency/paise.ts';
import { texts } from '../../texts.ts';

/** Validates an amount in rupees with at most two decimals, or null for none. */
export function amount<Value extends number | null>(value: Value): Checked<Value> {
  return value === null || isWholePaise(value)
    ? { value }
    : { invalid: texts.staff.delivery.amount };
}
