import { screen, waitFor, within } from '@testing-library/react';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/insight?as=table';

describe('staff analytics', () => {
  it('compares today with last week and shows each day in a table', async () => {
    renderStaff({ address });
    expect(await screen.findByText('+37% vs. ₹ 6,120/- at this time last week')).toBeVisible();
    const table = within(await screen.findByRole('table', { name: 'Sales by day' }));
    const [, latest] = table.getAllByRole('row');
    expect(latest).toHaveTextContent('Fri, 20 Nov7₹ 8,413/-₹ 13,990/-');
  });

  it('says if there is nothing to compare with', async () => {
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
    expect(await screen.findAllByText('No sales at this time last week')).toHaveLength(2);
  });

  it('requests the chosen period for sales, sellers and missed searches', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: '90 days' }));
    await waitFor(() => {
      for (const name of ['getSales', 'listSellers', 'listMissedSearches']) {
        const sent = calls.findLast(({ operation }) => operation === name);
        expect(sent?.url.searchParams.get('days')).toBe('90');
      }
    });
  });

  it('reports the chosen days and exports them', async () => {
    const { user, calls } = renderStaff({ address });
    const taxes = within(await screen.findByRole('table', { name: 'Tax by rate' }));
    expect(taxes.getByRole('row', { name: /^5%/ })).toHaveTextContent('5%₹ 9,523.81/-₹ 476.19/-');
    const asked = () => {
      const { searchParams } =
        calls.findLast(({ operation }) => operation === 'getReport')?.url ?? new URL('about:blank');
      return [searchParams.get('from'), searchParams.get('to')];
    };
    expect(asked()).toEqual(['2026-11-01', '2026-11-20']);
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    await waitFor(() => expect(asked()).toEqual(['2026-10-01', '2026-10-31']));
    const exports = within(screen.getByRole('region', { name: 'Exports' }));
    expect(exports.getByRole('link', { name: 'Invoices by tax rate: Excel' })).toHaveAttribute(
      'href',
      '/api/staff/exports/taxes?from=2026-10-01&to=2026-10-31&format=xlsx',
    );
  });

  it('reports reversed days in order', async () => {
    const { calls } = renderStaff({ address: `${address}&from=2026-11-10&to=2026-11-01` });
    expect(await screen.findByRole('table', { name: 'Tax by rate' })).toBeVisible();
    const { searchParams } =
      calls.findLast(({ operation }) => operation === 'getReport')?.url ?? new URL('about:blank');
    expect([searchParams.get('from'), searchParams.get('to')]).toEqual([
      '2026-11-01',
      '2026-11-10',
    ]);
  });

  it('shows no figures of another period if the report fails to load', async () => {
    let isDown = false;
    const { user } = renderStaff({
      address,
      answers: {
        getReport: () =>
          isDown ? Promise.reject(new TypeError('Failed to fetch')) : examples.getReport.answer,
      },
    });
    expect(await screen.findByRole('table', { name: 'Tax by rate' })).toBeVisible();
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    const panel = within(screen.getByRole('region', { name: 'Report' }));
    expect(await panel.findByRole('button', { name: /Try again/ })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Tax by rate' })).toBeNull();
  });

  it('links best sellers to their stock', async () => {
    renderStaff({ address });
    const best = within(await screen.findByRole('table', { name: 'Top products' }));
    expect(best.getByRole('link', { name: 'Brown rice' })).toHaveAttribute(
      'href',
      '/staff/stock/8',
    );
    expect(await screen.findByText('tofu: 14 times')).toBeVisible();
  });

  it('shows how many products are low, lists the lowest and links to all', async () => {
    renderStaff({ address });
    const low = within(await screen.findByRole('region', { name: 'Low stock' }));
    expect(await low.findByText('3 products are low or out of stock')).toBeVisible();
    expect(low.getByRole('link', { name: 'Eggs' })).toHaveAttribute('href', '/staff/stock/34');
    expect(low.getByRole('link', { name: 'View low stock' })).toHaveAttribute(
      'href',
      '/staff/stock',
    );
  });
});
