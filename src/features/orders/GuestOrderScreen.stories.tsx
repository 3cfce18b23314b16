import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing } from '../../testing/missingAnswers.ts';
import { GuestOrderScreen } from './GuestOrderScreen.tsx';

const meta = {
  component: GuestOrderScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  args: { params: { number: 'RR-7K3QF-9XWMB' } },
  parameters: {
    draws: ['DeliveryTime', 'OrderActions', 'OrderContent', 'OrderDetails', 'OrderTimeline'],
    shop: {
      address: '/order/RR-7K3QF-9XWMB#secret=abc',
      answers: { getLoginStatus: { logged: false } },
    },
  },
} satisfies Meta<typeof GuestOrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const NoSecret: Story = {
  parameters: {
    shop: { address: '/order/RR-7K3QF-9XWMB', answers: { getLoginStatus: { logged: false } } },
  },
};
export const Failed: Story = { parameters: { shop: { answers: { getOrder: failing } } } };
