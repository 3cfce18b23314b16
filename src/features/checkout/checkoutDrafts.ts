import { forgetDraft } from '../../forms/formDrafts.ts';
import type { CheckoutStep } from './steps.ts';

/** Names of the forms of the checkout in session storage, by step. */
export const CHECKOUT_DRAFTS = {
  address: 'checkout address',
  delivery: 'checkout delivery',
  payment: 'checkout payment',
  review: 'checkout review',
} as const satisfies Record<CheckoutStep, string>;

/** Forgets what was typed for an order that is placed. */
export function forgetCheckoutDrafts(): void {
  for (const name of Object.values(CHECKOUT_DRAFTS)) forgetDraft(name);
}
