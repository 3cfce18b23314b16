import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const meta = {
  component: OrdersScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    shop: { address: '/account/orders', answers: { getLoginStatus: { logged: true } } },
  },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const Empty: Story = {
  parameters: {
    shop: {
      address: '/account/orders',
      answers: {
        getLoginStatus: { logged: true },
        listOrders: { orders: [], total: 0, page: 1, limit: 10 },
      },
    },
  },
};
export const Loading: Story = {
  parameters: {
    shop: {
      address: '/account/orders',
      answers: { getLoginStatus: { logged: true }, listOrders: unanswered },
    },
  },
};
export const Failed: Story = { parameters: { shop: { answers: { listOrders: failing } } } };
