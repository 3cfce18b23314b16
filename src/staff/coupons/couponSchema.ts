import { object, string, type AnyObjectSchema } from 'yup';
import { typedAmount } from '../ui/amount.ts';
import { typedWhole } from './couponForm.ts';

type Parent = Readonly<Record<string, string | undefined>>;

/** What is asked for one kind of coupon alone. */
const of = (kind: string, isValid: (text: string) => boolean) =>
  function test(text: string | undefined, { parent }: { parent: Parent }): boolean {
    return parent['kind'] !== kind || isValid(text ?? '');
  };

const isPercent = (text: string) => {
  const percent = typedWhole(text) ?? 0;
  return percent >= 1 && percent <= 100;
};

/** The rules of a coupon's form that need nothing but the form; the backend has them, too. */
export const couponSchema: AnyObjectSchema = object({
  percent: string().test('percent', 'staff.coupons.percentInvalid', of('percent', isPercent)),
  amount: string().test(
    'amount',
    'staff.coupons.amountInvalid',
    of('amount', (text) => (typedAmount(text) ?? 0) > 0),
  ),
  minimum: string().test(
    'amount',
    'staff.products.price.invalid',
    (text = '') => text.trim() === '' || typedAmount(text) !== undefined,
  ),
  ends: string().test(
    'order',
    'staff.coupons.endsInvalid',
    (ends = '', { parent }: { parent: Parent }) =>
      ends === '' || (parent['starts'] ?? '') === '' || ends > (parent['starts'] ?? ''),
  ),
  limit: string().test(
    'whole',
    'staff.coupons.limitInvalid',
    (text = '') => text.trim() === '' || (typedWhole(text) ?? 0) > 0,
  ),
});

/** The same of a coupon that is not there yet. */
export const newCouponSchema: AnyObjectSchema = couponSchema.shape({
  code: string()
    .trim()
    .required('form.error.missing')
    .matches(/^[\w-]{3,40}$/, 'staff.coupons.codeInvalid'),
});
