import { act, screen, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const linksOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('staff menu', () => {
  it('unfolds the group of the open page, and all groups on a phone', async () => {
    const { user } = renderStaff({ address: '/staff/stock' });
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    expect(linksOf(menu)).toEqual([
      'Home',
      'Orders',
      'Products',
      'Stock',
      'Import and export',
      'Customers',
      'Content',
      'Coupons',
      'Analytics',
      'Settings',
      'View store',
    ]);
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Stock');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const onPhone = await screen.findByRole('navigation', { name: 'Menu' });
    expect(linksOf(onPhone)).toEqual(expect.arrayContaining(['Packing', 'Reviews', 'Team']));
  });

  it('unfolds the group that gets the focus by keyboard', async () => {
    const { user } = renderStaff({ address: '/staff/coupons' });
    const menu = within(await screen.findByRole('navigation', { name: 'Menu' }));
    const settings = menu.getByRole('link', { name: 'Settings' });
    expect(settings).toHaveAttribute('aria-expanded', 'false');
    act(() => menu.getByRole('link', { name: 'Analytics' }).focus());
    await user.tab();
    expect(settings).toHaveFocus();
    expect(settings).toHaveAttribute('aria-expanded', 'true');
    for (let count = 0; count < 4; count += 1) await user.tab();
    expect(menu.getByRole('link', { name: 'Team' })).toHaveFocus();
    await user.click(menu.getByRole('link', { name: 'Activity log' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Activity log' })).toBeVisible();
  });

  it('is flat for a packer', async () => {
    const session = {
      ...examples.getStaffSession.answer,
      permissions: ['orders.read', 'orders.pack', 'products.read', 'stock.read', 'stock.correct'],
    };
    renderStaff({ address: '/staff/orders', answers: { getStaffSession: session } });
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    expect(linksOf(menu)).toEqual(['Orders', 'Packing', 'Products', 'Stock', 'View store']);
  });
});
