/** The steps of the checkout in the order taken; each has a path of its own. */
export const CHECKOUT_STEPS = ['address', 'delivery', 'payment', 'review'] as const;

/** Name of a step, as the parameter `step` of the location has it. */
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The step that a location asks for; the first one where it names none of ours. */
export function askedStep(search: string): CheckoutStep {
  const asked = new URLSearchParams(search).get('step');
  return CHECKOUT_STEPS.find((step) => step === asked) ?? CHECKOUT_STEPS[0];
}

/** The path of a step. */
export function stepPath(step: CheckoutStep): string {
  return `/checkout?step=${step}`;
}

/** What the shopper has completed so far, by step; null for not yet. The review completes nothing. */
export type Completed = Readonly<Record<Exclude<CheckoutStep, 'review'>, object | null>>;

/** Whether everything before a step is completed, so that it can be shown. */
export function isReachable(step: CheckoutStep, completed: Completed): boolean {
  const before = CHECKOUT_STEPS.slice(0, CHECKOUT_STEPS.indexOf(step));
  return before.every((earlier) => earlier === 'review' || completed[earlier] !== null);
}

/** The step to show: the one asked for, or the first that is not completed where that stands in the way. */
export function shownStep(asked: CheckoutStep, completed: Completed): CheckoutStep {
  if (isReachable(asked, completed)) return asked;
  return CHECKOUT_STEPS.find((step) => step !== 'review' && completed[step] === null) ?? asked;
}

const LATER_FIELDS: Readonly<Record<string, CheckoutStep>> = {
  delivery_id: 'delivery',
  slot_id: 'delivery',
  payment_id: 'payment',
  payment_token: 'payment',
  note: 'review',
  review: 'review',
  substitution: 'review',
};

/** The step where a field of the checkout is filled in. */
export function stepOfField(field: string): CheckoutStep {
  return LATER_FIELDS[field] ?? 'address';
}
