import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { selectLocation } from '../../features/ui/locationSlice.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';

const address = '/staff/products';

describe('prices and stock in the grid', () => {
  it('keeps a rejected value with its reason', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: {
        changeProductValues: () =>
          problem(409, 'Check the highlighted fields.', { '8': 'This was changed to ₹ 200.00/-.' }),
      },
    });
    const row = within(await screen.findByRole('row', { name: /Brown rice/ }));
    await user.dblClick(row.getByText('₹ 190.00/-'));
    const input = await screen.findByRole('textbox', { name: 'Price, Brown rice' });
    await user.clear(input);
    await user.type(input, '195{Enter}');
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'changeProductValues')?.json).toEqual({
        field: 'price',
        changes: [{ product_id: '8', from: 190, to: 195 }],
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed to ₹ 200.00/-.');
    expect(await screen.findByRole('textbox', { name: 'Price, Brown rice' })).toHaveValue('195');
  });

  it('shows when a sale price ends', async () => {
    renderStaff({ address });
    const row = within(await screen.findByRole('row', { name: /Basmati rice/ }));
    expect(row.getByText('₹ 216.00/-')).toBeVisible();
    expect(row.getByText(/^until 1 Dec, 11:59/)).toBeVisible();
  });

  it('validates a value without asking the backend', async () => {
    const { user, calls } = renderStaff({ address });
    const row = within(await screen.findByRole('row', { name: /Brown rice/ }));
    await user.dblClick(row.getByText('14'));
    const input = await screen.findByRole('textbox', { name: 'Stock, Brown rice' });
    await user.clear(input);
    await user.type(input, 'a few{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter a whole number');
    expect(calls.some(({ operation }) => operation === 'changeProductValues')).toBe(false);
  });

  it('shows status and variants, whose values are edited elsewhere', async () => {
    const page = examples.searchStaffProducts.answer;
    const products = page.products.map((row) => ({
      ...row,
      status: 'draft' as const,
      variants: 2,
    }));
    const { user } = renderStaff({
      address,
      answers: { searchStaffProducts: { ...page, products } },
    });
    const row = within(await screen.findByRole('row', { name: /Brown rice/ }));
    expect(row.getByText('Draft')).toBeVisible();
    expect(row.getByText('2 variants')).toBeVisible();
    await user.dblClick(row.getByText('14'));
    expect(screen.queryByRole('textbox', { name: /^Stock/ })).toBeNull();
  });

  it('shows values read-only without permission', async () => {
    const { permissions, ...session } = examples.getStaffSession.answer;
    const { user } = renderStaff({
      address,
      answers: {
        getStaffSession: {
          ...session,
          permissions: permissions.filter((name) => name !== 'products.manage'),
        },
      },
    });
    const row = within(await screen.findByRole('row', { name: /Brown rice/ }));
    await user.dblClick(row.getByText('14'));
    expect(screen.queryByRole('textbox', { name: /Stock/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('previews a bulk change, marks rejected products and keeps the input', async () => {
    const { user, calls } = renderStaff({
      address,
      answers: {
        changeProductValues: () =>
          problem(409, 'Check the highlighted fields.', { '7': 'This was changed to ₹ 250.00/-.' }),
      },
    });
    await screen.findByRole('row', { name: /Brown rice/ });
    await user.click(screen.getByRole('checkbox', { name: /Select all/ }));
    await user.click(await screen.findByRole('button', { name: 'Change prices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
    await user.type(dialog.getByRole('textbox', { name: 'Change by (%)' }), '-12,5');
    const basmati = within(dialog.getByRole('row', { name: /Basmati/ }));
    expect(basmati.getByRole('cell', { name: '₹ 240.00/-' })).toBeVisible();
    expect(basmati.getByRole('cell', { name: '₹ 210.00/-' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Update 2 products' }));
    expect(await basmati.findByText('This was changed to ₹ 250.00/-.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Change by (%)' })).toHaveValue('-12,5');
    const sent = calls.find(({ operation }) => operation === 'changeProductValues');
    expect(sent?.json).toEqual({
      field: 'price',
      changes: [
        { product_id: '7', from: 240, to: 210 },
        { product_id: '8', from: 190, to: 166.25 },
      ],
    });
  });

  it('deletes the selected products after a question', async () => {
    const { user, calls } = renderStaff({ address });
    await screen.findByRole('row', { name: /Brown rice/ });
    await user.click(screen.getByRole('checkbox', { name: /Select all/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 products?' }));
    expect(dialog.getByText(/Brown rice.*images, reviews/)).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'deleteProducts')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Products deleted')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'deleteProducts')?.json).toEqual({
      product_ids: ['7', '8'],
    });
  });

  it('moves the selected products to a tax class', async () => {
    const { user, calls } = renderStaff({ address });
    await screen.findByRole('row', { name: /Brown rice/ });
    await user.click(screen.getByRole('checkbox', { name: /Select all/ }));
    await user.click(await screen.findByRole('button', { name: 'Change tax class' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change tax class' }));
    const send = dialog.getByRole('button', { name: 'Update 2 products' });
    await user.click(send);
    expect(await dialog.findByText('Required')).toBeVisible();
    await user.selectOptions(await dialog.findByLabelText(/^Tax class/), 'Standard');
    await user.click(send);
    expect(await screen.findByText('2 products updated')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'changeProductGroup')?.json).toEqual({
      field: 'tax_class_id',
      value: '1',
      product_ids: ['7', '8'],
    });
  });
});

describe('bulk price change', () => {
  it('applies once if the answer is lost and the list already shows it', async () => {
    const page = examples.searchStaffProducts.answer;
    const raised = page.products.map((product) => ({ ...product, price: product.price * 1.1 }));
    let isDone = false;
    let isReachable = false;
    const { user, calls } = renderStaff({
      address,
      answers: {
        searchStaffProducts: () => (isDone ? { ...page, products: raised } : page),
        changeProductValues: () => {
          isDone = true;
          return isReachable ? { products: raised } : new Response(null, { status: 504 });
        },
      },
    });
    await screen.findByRole('row', { name: /Brown rice/ });
    await user.click(screen.getByRole('checkbox', { name: /Select all/ }));
    await user.click(await screen.findByRole('button', { name: 'Change prices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
    await user.type(dialog.getByRole('textbox', { name: 'Change by (%)' }), '10');
    await user.click(dialog.getByRole('button', { name: 'Update 2 products' }));
    await dialog.findByRole('alert');
    isReachable = true;
    await user.click(dialog.getByRole('button', { name: 'Update 2 products' }));
    expect(await screen.findByText('2 products updated')).toBeVisible();
    const sent = calls.filter(({ operation }) => operation === 'changeProductValues');
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });
});

describe('product list', () => {
  it('reads filters and sort order from the URL and stores changes there', async () => {
    const { user, calls, store } = renderStaff({
      address: '/staff/products?text=rice&stock=low&special=true&sort=price-asc&after=1_2',
    });
    await screen.findByRole('row', { name: /Brown rice/ });
    const asked = () => calls.findLast(({ operation }) => operation === 'searchStaffProducts');
    expect(Object.fromEntries(asked()?.url.searchParams ?? [])).toEqual({
      text: 'rice',
      stock: 'low',
      special: 'true',
      sort: 'price',
      direction: 'asc',
      after: '1_2',
      page_size: '25',
    });
    await user.click(screen.getByRole('columnheader', { name: /^Stock/ }));
    await user.click(screen.getByRole('button', { name: 'Français' }));
    await waitFor(() => expect(asked()?.headers.get('Accept-Language')).toBe('fr'));
    await waitFor(() =>
      expect(selectLocation(store.getState()).search).toContain('sort=stock-asc'),
    );
    expect(selectLocation(store.getState()).search).not.toContain('after');
  });
});
