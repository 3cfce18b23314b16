import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent, within } from 'storybook/test';
import { problem } from '../../testing/problem.ts';
import { StaffApp } from '../StaffApp.tsx';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Products',
  component: StaffApp,
  parameters: {
    draws: [
      'ProductsScreen',
      'ProductList',
      'ProductGrid',
      'ProductFilterBar',
      'ProductCards',
      'ProductCard',
      'ProductPager',
      'ProductPicture',
      'ProductStatusMark',
      'StockMark',
      'SpecialPrice',
      'ValueEditCell',
      'BulkBar',
      'GroupDialog',
      'BulkDialog',
      'DeleteProductsDialog',
      'ListSearchField',
      'FilterSelect',
    ],
    staff: { address: '/staff/products' },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const List: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: {
    staff: {
      answers: {
        searchStaffProducts: {
          total: 0,
          has_more: false,
          next: null,
          previous: null,
          products: [],
        },
      },
    },
  },
};

export const Failed: Story = {
  parameters: {
    staff: {
      answers: { searchStaffProducts: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};

const priceCell = async () => {
  const [row] = await screen.findAllByRole('row', { name: /Brown rice/ });
  if (!row) throw new Error('There is no row.');
  return within(row).getByText('₹ 190.00/-');
};

export const Refused: Story = {
  parameters: {
    staff: {
      answers: {
        changeProductValues: () =>
          problem(409, 'Check the highlighted fields.', { '8': 'This was changed to ₹ 200.00/-.' }),
      },
    },
  },
  play: async () => {
    await userEvent.dblClick(await priceCell());
    const input = await screen.findByRole('textbox', { name: /Brown rice/ });
    await userEvent.clear(input);
    await userEvent.type(input, '195{Enter}');
    await screen.findByText(/This was changed to/);
  },
};

export const Moving: Story = {
  play: async () => {
    await priceCell();
    const [all] = await screen.findAllByRole('checkbox');
    if (all) await userEvent.click(all);
    const name = /^(Change tax class|Changer de classe de taxe)$/;
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('combobox', { name: /^(Tax class|Classe de taxe)/ });
  },
};

export const Deleting: Story = {
  play: async () => {
    await priceCell();
    const [all] = await screen.findAllByRole('checkbox');
    if (all) await userEvent.click(all);
    await userEvent.click(await screen.findByRole('button', { name: /^(Delete|Supprimer)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Many: Story = {
  play: async () => {
    await priceCell();
    const [all] = await screen.findAllByRole('checkbox');
    if (all) await userEvent.click(all);
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Change prices|Modifier les prix)$/ }),
    );
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^(Change by|Variation) \(%\)$/ }),
      '-10',
    );
    await screen.findByRole('table');
  },
};
