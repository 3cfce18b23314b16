import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import examples from '../../testing/examples.gen.json' with { type: 'json' };
import { OrderScreen } from './OrderScreen.tsx';

const order = examples.getOrder.answer;

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
    draws: ['RefundLines'],
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
export const PackedShort: Story = {
  parameters: {
    shop: {
      answers: {
        getLoginStatus: { logged: true },
        getOrder: {
          ...order,
          status: 'packed',
          lines: order.lines.flatMap((line) => [
            { ...line, packed: line.quantity - 1 },
            { ...line, name: 'Brown rice', quantity: 1, packed: 1, replaces: line.name },
          ]),
          refunds: [
            {
              amount_text: '₹ 95.00/-',
              reason: 'short',
              state: 'due',
              date: '2026-11-22T10:15:00+05:30',
            },
          ],
        },
      },
    },
  },
};
export const Missing: Story = {
  parameters: {
    shop: {
      address: '/account/orders/RR-1',
      answers: { getLoginStatus: { logged: true }, getOrder: { error: 'Order not found.' } },
    },
  },
};
export const Loading: Story = { parameters: { shop: { answers: { getOrder: unanswered } } } };
export const Failed: Story = { parameters: { shop: { answers: { getOrder: failing } } } };
