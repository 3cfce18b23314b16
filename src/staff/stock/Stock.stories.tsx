import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { StaffApp } from '../StaffApp.tsx';

const address = '/staff/stock';
const ofProduct = '/staff/stock/8';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Stock',
  component: StaffApp,
  parameters: {
    draws: [
      'StockScreen',
      'StockListRow',
      'StockDialogs',
      'LevelMark',
      'ProductStockScreen',
      'StockMovements',
      'CorrectStockDialog',
      'ListSearchField',
      'ListPages',
      'ResultList',
      'ExportAlerts',
    ],
    staff: { address },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Low: Story = {};

export const ManyPages: Story = {
  parameters: {
    staff: { address, answers: { listStock: { ...examples.listStock.answer, total: 80 } } },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: {
    staff: {
      address: `${address}?view=waiting`,
      answers: { listStock: { total: 0, low_stock: 5, products: [] } },
    },
  },
};

export const Failed: Story = {
  parameters: {
    staff: {
      address,
      answers: { listStock: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};

export const OneProduct: Story = { parameters: { staff: { address: ofProduct } } };

export const UnknownProduct: Story = {
  parameters: {
    staff: {
      address: ofProduct,
      answers: { getProductStock: () => new Response('{}', { status: 404 }) },
    },
  },
};

export const Correcting: Story = {
  parameters: { staff: { address: ofProduct } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Adjust|Ajuster)$/ }));
    await screen.findByLabelText(/^(Counted quantity|Quantité comptée)/);
  },
};
