import { object, string, type AnyObjectSchema } from 'yup';
import type { PaymentMethod } from '../../api/endpoints.gen.ts';

/** The provider that tries the shop out: what it is told is how the payment goes. */
export const TEST_PROVIDER = 'test';

/** How a payment of the test provider can go, in the order shown. */
export const TEST_RESULTS = ['ok', 'fail', 'late', 'twice'] as const;

/** The rules of the payment: one of the methods, and what its provider asks for. */
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
