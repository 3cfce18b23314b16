import { forgetDraft } from '../../forms/formDrafts.ts';
import type { CheckoutStep } from './steps.ts';

export const CHECKOUT_DRAFTS = {
  address: 'checkout address',
  delivery: 'checkout delivery',
  payment: 'checkout payment',
  review: 'checkout review',
} as const satisfies Record<CheckoutStep, string>;

export function forgetCheckoutDrafts(): void {
  for (const name of Object.values(CHECKOUT_DRAFTS)) forgetDraft(name);
}
