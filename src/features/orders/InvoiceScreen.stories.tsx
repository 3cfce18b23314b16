import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
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
    draws: ['AddressLines', 'OrderLines', 'ShopDate'],
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
export const Loading: Story = { parameters: { shop: { answers: { getOrder: unanswered } } } };
export const Failed: Story = { parameters: { shop: { answers: { getOrder: failing } } } };
