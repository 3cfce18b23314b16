import type { Checked } from '../account/fields.ts';
import { toPaise, toRupees } from '../currency/paise.ts';
import { texts } from '../texts.ts';

/** Rupees of a form, which may be left empty (null), with no more than two decimals. */
export function amount<Value extends number | null>(value: Value): Checked<Value> {
  const isWhole = value === null || toRupees(toPaise(value)) === value;
  return isWhole ? { value } : { invalid: texts.staff.delivery.amount };
}
