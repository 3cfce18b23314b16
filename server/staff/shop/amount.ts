import type { Checked } from '../../account/fields.ts';
import { isWholeMinor } from '../../currency/minorUnits.ts';
import { texts } from '../../texts.ts';

/** Validates an amount with at most two decimals, or null for none. */
export function amount<Value extends number | null>(value: Value): Checked<Value> {
  return value === null || isWholeMinor(value)
    ? { value }
    : { invalid: texts.staff.delivery.amount };
}
