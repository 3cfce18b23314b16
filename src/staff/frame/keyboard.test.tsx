import { screen, waitFor } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

describe('staff keyboard navigation', () => {
  it('skips the menu', async () => {
    const { user } = renderStaff({ address: '/staff/coupons' });
    await screen.findByRole('heading', { level: 1, name: 'Coupons' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves the focus to the page that a link has opened', async () => {
    const { user } = renderStaff({ address: '/staff/coupons' });
    await screen.findByRole('heading', { level: 1, name: 'Coupons' });
    const [link] = screen.getAllByRole('link', { name: 'Customers' });
    if (link) await user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Customers' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps the focus in a filter', async () => {
    const { user, calls } = renderStaff({ address: '/staff/coupons' });
    const field = await screen.findByRole('searchbox', { name: 'Search by code' });
    await user.type(field, 'rice');
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'listCoupons')?.url.search).toContain(
        'rice',
      ),
    );
    expect(field).toHaveFocus();
  });
});

describe('pagination', () => {
  it('is labelled in French', async () => {
    const { answer } = examples.listCoupons;
    renderStaff({
      address: '/staff/coupons',
      language: 'fr',
      answers: { listCoupons: { ...answer, total: 60 } },
    });
    expect(
      await screen.findByRole('navigation', { name: 'navigation de pagination' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aller à la page 2' })).toBeVisible();
  });
});
