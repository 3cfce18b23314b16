import type { OrderLine } from '../../api/endpoints.gen.ts';
import type { CheckoutStep } from './steps.ts';

export const stepNameIds = {
  address: 'checkout.steps.address',
  delivery: 'checkout.steps.delivery',
  payment: 'checkout.steps.payment',
  review: 'checkout.steps.review',
} as const satisfies Record<CheckoutStep, string>;

export const stepTitleIds = {
  address: 'checkout.address.title',
  delivery: 'checkout.delivery.title',
  payment: 'checkout.payment.title',
  review: 'checkout.review.title',
} as const satisfies Record<CheckoutStep, string>;

export const stepChangeIds = {
  address: 'checkout.change.address',
  delivery: 'checkout.change.delivery',
  payment: 'checkout.change.payment',
} as const satisfies Record<Exclude<CheckoutStep, 'review'>, string>;

export const stepBackIds = {
  address: 'checkout.back.address',
  delivery: 'checkout.back.delivery',
  payment: 'checkout.back.payment',
} as const satisfies Record<Exclude<CheckoutStep, 'review'>, string>;

export const preferenceIds = {
  none: 'checkout.preference.none',
  similar: 'checkout.preference.similar',
  ask: 'checkout.preference.ask',
} as const satisfies Record<OrderLine['substitution'], string>;
