import { requestedStep, shownStep, stepOfField, stepPath } from './steps.ts';

const all = { address: {}, delivery: {}, payment: {} };

describe('checkout steps', () => {
  it.each([
    ['', 'address'],
    ['?step=review', 'review'],
    ['?step=elsewhere', 'address'],
  ])('%s requests %s [OPEN-50]', (search, step) => {
    expect(requestedStep(search)).toBe(step);
  });

  it.each([
    ['review', all, 'review'],
    ['review', { ...all, payment: null }, 'payment'],
    ['review', { ...all, address: null }, 'address'],
    ['payment', { ...all, delivery: null }, 'delivery'],
    ['address', all, 'address'],
    ['delivery', { ...all, payment: null }, 'delivery'],
  ] as const)('%s with %j shows %s [OPEN-50]', (asked, completed, shown) => {
    expect(shownStep(asked, completed)).toBe(shown);
  });

  it('builds a path for each step [OPEN-50]', () => {
    expect(stepPath('payment')).toBe('/checkout?step=payment');
  });

  it.each([
    ['postcode', 'address'],
    ['slot_id', 'delivery'],
    ['payment_id', 'payment'],
    ['note', 'review'],
    ['tax_number', 'review'],
  ])('%s belongs to step %s [OPEN-22]', (field, step) => {
    expect(stepOfField(field)).toBe(step);
  });
});
