import { screen, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const order = examples.getStaffOrder.answer;
const address = `/staff/orders/${order.number}`;

describe('the money of an order', () => {
  it('lists each attempt to pay and each refund as they came, with time, amount, state and reference', async () => {
    renderStaff({ address });
    const list = within(await screen.findByRole('list', { name: 'Payments and refunds' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^Test payment₹ 745\.00.*Nov.*Failed · Reference V1StGXR8Z5jdHi6B$/);
    expect(rows[1]).toMatch(/^Bank transfer₹ 745\.00.*Nov.*Paid$/);
    expect(rows[2]).toMatch(/^Not all could be packed−₹ 95\.00.*Nov.*To be sent/);
  });
});
