import { object, string, type AnyObjectSchema } from 'yup';
import { parseAmount } from '../ui/amount.ts';
import { parseInteger } from './couponForm.ts';

type Parent = Readonly<Record<string, string | undefined>>;

const of = (kind: string, isValid: (text: string) => boolean) =>
  function test(text: string | undefined, { parent }: { parent: Parent }): boolean {
    return parent['kind'] !== kind || isValid(text ?? '');
  };

const isPercent = (text: string) => {
  const percent = parseInteger(text) ?? 0;
  return percent >= 1 && percent <= 100;
};

export const couponSchema: AnyObjectSchema = object({
  percent: string().test('percent', 'staff.coupons.percentInvalid', of('percent', isPercent)),
  amount: string().test(
    'amount',
    'staff.coupons.amountInvalid',
    of('amount', (text) => (parseAmount(text) ?? 0) > 0),
  ),
  minimum: string().test(
    'amount',
    'staff.products.price.invalid',
    (text = '') => text.trim() === '' || parseAmount(text) !== undefined,
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
    (text = '') => text.trim() === '' || (parseInteger(text) ?? 0) > 0,
  ),
});

export const newCouponSchema: AnyObjectSchema = couponSchema.shape({
  code: string()
    .trim()
    .required('form.error.missing')
    .matches(/^[\w-]{3,40}$/, 'staff.coupons.codeInvalid'),
});
