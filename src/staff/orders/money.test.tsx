import { screen, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const order = examples.getStaffOrder.answer;
const address = `/staff/orders/${order.number}`;

const inEuros = {
  ...order,
  currency: { code: 'EUR', symbol: '€', value: 0.0104, decimal: 2 },
  lines: order.lines.map((line) => ({ ...line, packed_quantity: 1, price_text: '€ 0.99/-' })),
};

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

  it.each([
    ['placed', /^With what is short so far: ₹ 650/],
    ['delivered', /^In the box: ₹ 650/],
  ] as const)('says of a %s order what it comes to', async (status, text) => {
    const short = { box_total: 650, box_total_text: '₹ 650.00/-', agreed_total: 745 };
    renderStaff({ address, answers: { getStaffOrder: { ...order, ...short, status } } });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('that comes for a cancelled order is noted once that was asked for twice', async () => {
    const cancelled = {
      ...order,
      status: 'cancelled' as const,
      next: [],
      can_confirm_payment: true,
    };
    const { user, calls } = renderStaff({ address, answers: { getStaffOrder: cancelled } });
    await user.click(await screen.findByRole('button', { name: 'Money has come late' }));
    const sent = () => calls.filter(({ operation }) => operation === 'confirmPayment').length;
    const dialog = within(await screen.findByRole('dialog', { name: 'Has the money come?' }));
    expect(sent()).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Money has come late' }));
    expect(await screen.findByText(/^The money is noted/)).toBeVisible();
    expect(sent()).toBe(1);
  });

  it('is given back in rupees, beside what that is in the currency of the order', async () => {
    const { user } = renderStaff({ address, answers: { getStaffOrder: inEuros } });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    expect(dialog.getByText(/^Up to ₹ 745\.00/)).toBeVisible();
    const field = dialog.getByLabelText('Amount in rupees');
    expect(field).toHaveAccessibleDescription('In the currency of the order: € 7.75/-');
    await user.clear(field);
    expect(field).toHaveAccessibleDescription(/^In the currency of the order: –/);
    await user.type(field, '100,5');
    expect(field).toHaveAccessibleDescription('In the currency of the order: € 1.05/-');
  });

  it('is said in one currency where the order is in rupees', async () => {
    const { user } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const field = await screen.findByLabelText('Amount in rupees');
    expect(field).not.toHaveAccessibleDescription();
  });

  it('is in the currency of the order where something stands in for what is short', async () => {
    const { user } = renderStaff({ address, answers: { getStaffOrder: inEuros } });
    const [replace] = await screen.findAllByRole('button', { name: 'Replace' });
    if (replace) await user.click(replace);
    const dialog = within(await screen.findByRole('dialog', { name: /what instead/ }));
    expect(await dialog.findByText(/^€ 1\.98\/-/)).toBeVisible();
  });
});
