import { screen } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const order = examples.getStaffOrder.answer;

describe('the customer of an order', () => {
  it.each([
    ['en', 'English'],
    ['fr', 'French'],
  ])('is said to write in a language by its name: %s', async (language, name) => {
    renderStaff({
      address: `/staff/orders/${order.number}`,
      answers: { getStaffOrder: { ...order, language } },
    });
    expect(await screen.findByText(`Customer with an account; writes in ${name}`)).toBeVisible();
  });
});
