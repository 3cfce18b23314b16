export const CHECKOUT_STEPS = ['address', 'delivery', 'payment', 'review'] as const;

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export function requestedStep(search: string): CheckoutStep {
  const asked = new URLSearchParams(search).get('step');
  return CHECKOUT_STEPS.find((step) => step === asked) ?? CHECKOUT_STEPS[0];
}

export function stepPath(step: CheckoutStep): string {
  return `/checkout?step=${step}`;
}

export type Completed = Readonly<Record<Exclude<CheckoutStep, 'review'>, object | null>>;

export function isReachable(step: CheckoutStep, completed: Completed): boolean {
  const before = CHECKOUT_STEPS.slice(0, CHECKOUT_STEPS.indexOf(step));
  return before.every((earlier) => earlier === 'review' || completed[earlier] !== null);
}

export function shownStep(asked: CheckoutStep, completed: Completed): CheckoutStep {
  if (isReachable(asked, completed)) return asked;
  return CHECKOUT_STEPS.find((step) => step !== 'review' && completed[step] === null) ?? asked;
}

const LATER_FIELDS: Readonly<Record<string, CheckoutStep>> = {
  delivery_id: 'delivery',
  slot_id: 'delivery',
  payment_id: 'payment',
  note: 'review',
  review: 'review',
  substitution: 'review',
  tax_number: 'review',
};

export function stepOfField(field: string): CheckoutStep {
  return LATER_FIELDS[field] ?? 'address';
}
