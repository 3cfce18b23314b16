import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { InvoiceScreen } from './InvoiceScreen.tsx';

const meta = {
  component: InvoiceScreen,
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
      address: '/account/orders/RR-7K3QF-9XWMB/invoice',
      answers: { getLoginStatus: { logged: true } },
    },
  },
} satisfies Meta<typeof InvoiceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
