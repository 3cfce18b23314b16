import type { Checked } from '../../account/fields.ts';
import { isWholePaise } from '../../currency/paise.ts';
import { texts } from '../../texts.ts';

/** Rupees of a form, which may be left empty (null), with no more than two decimals. */
export function amount<Value extends number | null>(value: Value): Checked<Value> {
  return value === null || isWholePaise(value)
    ? { value }
    : { invalid: texts.staff.delivery.amount };
}
