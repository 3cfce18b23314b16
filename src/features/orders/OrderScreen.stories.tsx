import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { OrderScreen } from './OrderScreen.tsx';

const meta = {
  component: OrderScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  args: { params: { number: 'RR-7K3QF-9XWMB' } },
  parameters: {
    shop: {
      address: '/account/orders/RR-7K3QF-9XWMB',
      answers: { getLoginStatus: { logged: true } },
    },
  },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const Missing: Story = {
  parameters: {
    shop: {
      address: '/account/orders/RR-1',
      answers: { getLoginStatus: { logged: true }, getOrder: { error: 'There is no such order.' } },
    },
  },
};
export const Loading: Story = { parameters: { shop: { answers: { getOrder: unanswered } } } };
export const Failed: Story = { parameters: { shop: { answers: { getOrder: failing } } } };
