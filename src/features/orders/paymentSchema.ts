import { object, string, type AnyObjectSchema } from 'yup';
import type { PaymentMethod } from '../../api/endpoints.gen.ts';

export function paymentSchema(methods: readonly PaymentMethod[]): AnyObjectSchema {
  return object({
    payment_id: string()
      .required('checkout.error.payment')
      .oneOf(
        methods.map(({ payment_id: id }) => id),
        'checkout.error.payment',
      ),
  });
}
