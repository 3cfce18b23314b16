import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/insight?as=table';

describe('figures at the counter', () => {
  it('compare today with last week, and show each day in a table', async () => {
    renderStaff({ address });
    expect(await screen.findByText('+37% against ₹ 6,120/- a week ago at this time')).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'Ordered by day' }));
    const [, latest] = table.getAllByRole('row');
    expect(latest).toHaveTextContent('Fri, 20 Nov7₹ 8,413/-₹ 13,990/-');
  });

  it('say that there was nothing to compare with', async () => {
    renderStaff({
      address,
      answers: {
        getSales: {
          today: { orders: 3, amount: 900, orders_before: 0, amount_before: 0 },
          days: [],
          left_carts: 0,
        },
      },
    });
    expect(await screen.findAllByText('Nothing a week ago at this time')).toHaveLength(2);
  });

  it('are of the period that is chosen', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: '90 days' }));
    await waitFor(() => {
      for (const name of ['getSales', 'listSellers', 'listMissedSearches']) {
        const sent = calls.findLast(({ operation }) => operation === name);
        expect(sent?.url.searchParams.get('days')).toBe('90');
      }
    });
  });

  it('lead from what sells to its stock', async () => {
    renderStaff({ address });
    const best = within(await screen.findByRole('table', { name: 'What sold best' }));
    expect(best.getByRole('link', { name: 'Brown rice' })).toHaveAttribute(
      'href',
      '/staff/stock/8',
    );
    expect(await screen.findByText('tofu: 14 times')).toBeVisible();
  });

  it('say how much is low, what is lowest, and lead to the rest', async () => {
    renderStaff({ address });
    const low = within(await screen.findByRole('region', { name: 'Low stock' }));
    expect(await low.findByText('3 products are low or out of stock.')).toBeVisible();
    expect(low.getByRole('link', { name: 'Eggs' })).toHaveAttribute('href', '/staff/stock/34');
    expect(low.getByRole('link', { name: 'All that is low' })).toHaveAttribute(
      'href',
      '/staff/stock',
    );
  });
});
