import { askedStep, shownStep, stepOfField, stepPath } from './steps.ts';

const all = { address: {}, delivery: {}, payment: {} };

describe('the steps of the checkout', () => {
  it.each([
    ['', 'address'],
    ['?step=review', 'review'],
    ['?step=elsewhere', 'address'],
  ])('OPEN-50 %s asks for %s', (search, step) => {
    expect(askedStep(search)).toBe(step);
  });

  it.each([
    ['review', all, 'review'],
    ['review', { ...all, payment: null }, 'payment'],
    ['review', { ...all, address: null }, 'address'],
    ['payment', { ...all, delivery: null }, 'delivery'],
    ['address', all, 'address'],
    ['delivery', { ...all, payment: null }, 'delivery'],
  ] as const)('OPEN-50 %s with %j shows %s', (asked, completed, shown) => {
    expect(shownStep(asked, completed)).toBe(shown);
  });

  it('OPEN-50 a step has a path of its own', () => {
    expect(stepPath('payment')).toBe('/checkout?step=payment');
  });

  it.each([
    ['postcode', 'address'],
    ['slot_id', 'delivery'],
    ['payment_token', 'payment'],
    ['note', 'review'],
  ])('OPEN-22 %s is filled in at %s', (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });
});
