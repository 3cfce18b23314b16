import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const customer = examples.getStaffCustomer.answer;
const address = `/staff/customers/${customer.customer_id}`;

describe('staff customers', () => {
  it('lists customers and searches by name, email or phone', async () => {
    const { user, calls } = renderStaff({ address: '/staff/customers' });
    expect(await screen.findByText(/4 orders · ₹.5,210\.50/)).toBeVisible();
    expect(screen.getByText('No orders')).toBeVisible();
    await user.type(screen.getByLabelText('Name, email or phone'), 'meera');
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('text')).toBe('meera'));
    await user.click(screen.getByRole('link', { name: 'Meera Nair' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Meera Nair' })).toBeVisible();
  });

  it('shows contact, addresses and orders', async () => {
    const { calls } = renderStaff({ address });
    expect(await screen.findByRole('link', { name: customer.email })).toHaveAttribute(
      'href',
      'mailto:meera@example.com',
    );
    expect(screen.getByText(/12 Cubbon Road/)).toBeVisible();
    expect(await screen.findByRole('link', { name: /^#1042/ })).toBeVisible();
    const asked = calls.find(({ operation }) => operation === 'searchOrders');
    expect(asked?.url.searchParams.get('customer_id')).toBe(customer.customer_id);
  });

  it('deletes after confirmation and returns to the list', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Delete customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Meera Nair?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete customer' }));
    expect(await screen.findByText('Customer deleted')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    const read = calls.filter(({ operation }) => operation === 'getStaffCustomer');
    expect(read).toHaveLength(1);
  });

  it('offers export and deletion only with the permission', async () => {
    const { answer: session } = examples.getStaffSession;
    renderStaff({
      address,
      answers: {
        getStaffSession: {
          ...session,
          permissions: session.permissions.filter((name) => name !== 'customers.manage'),
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Meera Nair' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete customer' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Export data' })).toBeNull();
  });

  it('says that a customer no longer exists', async () => {
    renderStaff({
      address,
      answers: { getStaffCustomer: problem(404, 'This customer no longer exists.') },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This customer no longer exists' }),
    ).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Customers' })[0]).toBeVisible();
  });
});
