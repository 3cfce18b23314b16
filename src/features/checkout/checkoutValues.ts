import type { CheckoutForm } from '../../api/endpoints.gen.ts';

/** Fields of whom and where an order goes to, in the order shown. */
export const ADDRESS_FIELDS = [
  'email',
  'address_id',
  'firstname',
  'lastname',
  'telephone',
  'country_id',
  'zone_id',
  'address_1',
  'address_2',
  'postcode',
  'city',
] as const satisfies (keyof CheckoutForm)[];

/** Whom and where an order goes to. With an `address_id` the fields of the address are empty. */
export type AddressValues = Record<(typeof ADDRESS_FIELDS)[number], string>;

/** Fields of the delivery, in the order shown. */
export const DELIVERY_FIELDS = ['delivery_id', 'slot_id'] as const satisfies (keyof CheckoutForm)[];

/** How an order is delivered; `slot_id` is '' where the method has no slots. */
export type DeliveryValues = Record<(typeof DELIVERY_FIELDS)[number], string>;

/** Fields of the payment, in the order shown. */
export const PAYMENT_FIELDS = ['payment_id', 'payment_token'] as const;

/** How an order is paid; `payment_token` is '' where the provider needs none. */
export type PaymentValues = Record<(typeof PAYMENT_FIELDS)[number], string>;

/** Everything that is completed of an order so far; null for not yet. */
export interface CompletedValues {
  address: AddressValues | null;
  delivery: DeliveryValues | null;
  payment: PaymentValues | null;
}

/** The part of the completed values that the calls of the checkout take; fields that are not filled are left out. */
export function checkoutForm({ address, delivery }: CompletedValues): CheckoutForm {
  const filled = Object.entries({ ...address, ...delivery }).filter(([, value]) => value !== '');
  return Object.fromEntries(filled);
}
