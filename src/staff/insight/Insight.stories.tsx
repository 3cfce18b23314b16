import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StaffApp } from '../StaffApp.tsx';

const address = '/staff/insight';

const days = Array.from({ length: 28 }, (_, index) => {
  const orders = 12 + ((index * 7) % 11) + (index % 7 > 4 ? 9 : 0);
  return {
    day: new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
    orders,
    amount: orders * 940,
    orders_before: orders - 3 + (index % 5),
    amount_before: (orders - 3 + (index % 5)) * 905,
  };
});
const today = { orders: 7, amount: 8412.5, orders_before: 5, amount_before: 6120 };

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Insight',
  component: StaffApp,
  parameters: {
    draws: [
      'InsightScreen',
      'SalesPanels',
      'ReportPanel',
      'ReportTables',
      'ReportTable',
      'ExportButtons',
      'ProtectedDownload',
      'SalesChart',
      'Figure',
      'SellerPanels',
      'SellersPanel',
      'MissedSearchesPanel',
      'LowStockPanel',
    ],
    staff: { address, answers: { getSales: { today, days, left_carts: 12 } } },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Figures: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const AsATable: Story = {
  parameters: {
    draws: ['InsightScreen', 'SalesTable'],
    staff: { address: `${address}?as=table` },
  },
};

export const NothingYet: Story = {
  parameters: {
    draws: ['InsightScreen'],
    staff: {
      address,
      answers: {
        getSales: {
          today: { orders: 0, amount: 0, orders_before: 0, amount_before: 0 },
          days: days.map(({ day }) => ({
            day,
            orders: 0,
            amount: 0,
            orders_before: 0,
            amount_before: 0,
          })),
          left_carts: 0,
        },
        listSellers: { best: [], worst: [] },
        listMissedSearches: { searches: [] },
      },
    },
  },
};

export const Failed: Story = {
  parameters: {
    draws: ['InsightScreen', 'ErrorState'],
    staff: {
      address,
      answers: { getSales: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};
