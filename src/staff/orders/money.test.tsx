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

describe('order payments', () => {
  it('lists payment attempts and refunds in order with time, amount, state and reference', async () => {
    renderStaff({ address });
    const list = within(await screen.findByRole('list', { name: 'Transactions' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^Card₹ 745\.00.*Nov.*Failed · Reference V1StGXR8Z5jdHi6B$/);
    expect(rows[1]).toMatch(/^Bank transfer₹ 745\.00.*Nov.*Paid$/);
    expect(rows[2]).toMatch(/^Items unavailable−₹ 95\.00.*Nov.*Pending/);
  });

  it('links to the invoice', async () => {
    renderStaff({ address });
    expect(await screen.findByRole('link', { name: 'Invoice 26-27/00001 (PDF)' })).toHaveAttribute(
      'href',
      '/invoices/Zk3vQ9sT.pdf',
    );
  });

  it.each([
    ['placed', /^Updated total: ₹ 650/],
    ['delivered', /^Packed: ₹ 650/],
  ] as const)('shows the total of a %s order', async (status, text) => {
    const short = { box_total: 650, box_total_text: '₹ 650.00/-', agreed_total: 745 };
    renderStaff({ address, answers: { getStaffOrder: { ...order, ...short, status } } });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('records a late payment of a cancelled order after confirmation', async () => {
    const cancelled = {
      ...order,
      status: 'cancelled' as const,
      next: [],
      can_confirm_payment: true,
    };
    const { user, calls } = renderStaff({ address, answers: { getStaffOrder: cancelled } });
    await user.click(await screen.findByRole('button', { name: 'Record late payment' }));
    const sent = () => calls.filter(({ operation }) => operation === 'confirmPayment').length;
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a late payment?' }));
    expect(sent()).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Record late payment' }));
    expect(await screen.findByText(/^Payment recorded\. A refund is due\./)).toBeVisible();
    expect(sent()).toBe(1);
  });

  it("refunds in rupees and shows the amount in the order's currency", async () => {
    const { user } = renderStaff({ address, answers: { getStaffOrder: inEuros } });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund' }));
    expect(dialog.getByText(/^You can refund up to ₹ 745\.00/)).toBeVisible();
    const field = dialog.getByLabelText('Refund amount');
    expect(field).toHaveAccessibleDescription('In the order’s currency: € 7.75/-');
    await user.clear(field);
    expect(field).toHaveAccessibleDescription(/^In the order’s currency: –/);
    await user.type(field, '100,5');
    expect(field).toHaveAccessibleDescription('In the order’s currency: € 1.05/-');
  });

  it('shows one currency if the order is in rupees', async () => {
    const { user } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const field = await screen.findByLabelText('Refund amount');
    expect(field).not.toHaveAccessibleDescription();
  });

  it("prices replacements in the order's currency", async () => {
    const { user } = renderStaff({ address, answers: { getStaffOrder: inEuros } });
    const [replace] = await screen.findAllByRole('button', { name: 'Substitute' });
    if (replace) await user.click(replace);
    const dialog = within(await screen.findByRole('dialog', { name: /^Substitute for/ }));
    expect(await dialog.findByText(/^€ 1\.98\/-/)).toBeVisible();
  });
});
