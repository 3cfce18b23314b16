import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const [product] = examples.searchStaffProducts.answer.products;
const [order] = examples.searchOrders.answer.orders;

const session = (permissions: string[]) => ({
  getStaffSession: { ...examples.getStaffSession.answer, permissions },
});

describe('search of the staff side', () => {
  it('finds orders and products by keyboard, and opens the chosen one', async () => {
    const { user, calls } = renderStaff({ address: '/staff/coupons' });
    await screen.findByRole('heading', { level: 1, name: 'Coupons' });
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: 'Order, customer, product or page' });
    expect(field).toHaveFocus();
    await user.type(field, 'meera');
    await screen.findByRole('option', { name: new RegExp(`#${order?.short_number}`) });
    const asked = calls.filter(({ operation }) => operation === 'searchOrders');
    expect(asked.at(-1)?.url.searchParams.get('text')).toBe('meera');
    expect(screen.getByRole('option', { name: new RegExp(product?.name ?? '') })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: new RegExp(`^#${order?.short_number}`),
      }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('finds pages at once, without accents', async () => {
    const { user } = renderStaff({ address: '/staff/coupons', language: 'fr' });
    await user.click((await screen.findAllByRole('button', { name: 'Rechercher' }))[0] as Element);
    const field = await screen.findByRole('combobox');
    await user.type(field, 'equip');
    expect(await screen.findByRole('option', { name: 'Équipe' })).toBeVisible();
  });

  it('asks only for what the member may see', async () => {
    const { user, calls } = renderStaff({
      address: '/staff/account',
      answers: session(['reviews.manage']),
    });
    await user.click((await screen.findAllByRole('button', { name: 'Search' }))[0] as Element);
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    await user.type(within(dialog).getByRole('combobox'), 'e');
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['Reviews']);
    await user.type(within(dialog).getByRole('combobox'), 'meera');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    const asked = calls.map(({ operation }) => operation);
    expect(asked).not.toContain('searchOrders');
    expect(asked).not.toContain('searchStaffProducts');
  });
});
