import { screen, within } from '@testing-library/react';
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
