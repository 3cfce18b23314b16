import { object, string, type AnyObjectSchema } from 'yup';
import type { PaymentMethod } from '../../api/endpoints.gen.ts';

/** Test payment provider; its token selects the payment result. */
export const TEST_PROVIDER = 'test';

export const TEST_RESULTS = ['ok', 'fail', 'late', 'twice'] as const;

export function paymentSchema(methods: readonly PaymentMethod[]): AnyObjectSchema {
  return object({
    payment_id: string()
      .required('checkout.error.payment')
      .oneOf(
        methods.map(({ payment_id: id }) => id),
        'checkout.error.payment',
      ),
    payment_token: string().when('payment_id', ([id], rule) =>
      id === TEST_PROVIDER ? rule.required('checkout.error.testResult') : rule,
    ),
  });
}
