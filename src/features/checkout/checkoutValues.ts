import type { CheckoutForm } from '../../api/endpoints.gen.ts';

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

/** Recipient and address of an order. With an `address_id` the address fields are empty. */
export type AddressValues = Record<(typeof ADDRESS_FIELDS)[number], string>;

export const DELIVERY_FIELDS = ['delivery_id', 'slot_id'] as const satisfies (keyof CheckoutForm)[];

/** `slot_id` is '' if the method has no slots. */
export type DeliveryValues = Record<(typeof DELIVERY_FIELDS)[number], string>;

export const PAYMENT_FIELDS = ['payment_id'] as const;

export type PaymentValues = Record<(typeof PAYMENT_FIELDS)[number], string>;

export interface CompletedValues {
  address: AddressValues | null;
  delivery: DeliveryValues | null;
  payment: PaymentValues | null;
}

export function checkoutForm({ address, delivery }: CompletedValues): CheckoutForm {
  const filled = Object.entries({ ...address, ...delivery }).filter(([, value]) => value !== '');
  return Object.fromEntries(filled);
}
