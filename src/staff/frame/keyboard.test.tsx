import { screen, waitFor } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

describe('the keyboard at the counter', () => {
  it('leads past the menu to the page', async () => {
    const { user } = renderStaff({ address: '/staff/coupons' });
    await screen.findByRole('heading', { level: 1, name: 'Coupons' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('goes on from the beginning of the page that a link has opened', async () => {
    const { user } = renderStaff({ address: '/staff/coupons' });
    await screen.findByRole('heading', { level: 1, name: 'Coupons' });
    const [link] = screen.getAllByRole('link', { name: 'Currencies and tax' });
    if (link) await user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Currencies and tax' });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays at a filter that narrows the page down', async () => {
    const { user, calls } = renderStaff({ address: '/staff/coupons' });
    const field = await screen.findByRole('searchbox', { name: 'Code' });
    await user.type(field, 'rice');
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'listCoupons')?.url.search).toContain(
        'rice',
      ),
    );
    expect(field).toHaveFocus();
  });
});

describe('pages of lists', () => {
  it('are named in French', async () => {
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
