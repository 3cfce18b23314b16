import type { Checked } from '../../account/fields.ts';
import { isWholePaise } from '../../currency/paise.ts';
import { texts } from '../../texts.ts';

/** Checks an amount of a form in rupees with at most two decimals; null if empty. */
export function amount<Value extends number | null>(value: Value): Checked<Value> {
  return value === null || isWholePaise(value)
    ? { value }
    : { invalid: texts.staff.delivery.amount };
}
