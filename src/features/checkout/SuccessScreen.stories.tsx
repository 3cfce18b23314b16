import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import type { OrderPayment } from '../../api/endpoints.gen.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { goodShop, orderOf, paymentOf } from '../../testing/checkoutData.ts';
import { startupEnded } from '../session/sessionSlice.ts';
import { SuccessScreen } from './SuccessScreen.tsx';

function StartedSuccessScreen() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(startupEnded());
  }, [dispatch]);
  return <SuccessScreen />;
}

const meta = {
  component: SuccessScreen,
  parameters: {
    draws: [
      'OrderedLine',
      'PaymentFields',
      'PaymentState',
      'PayNow',
      'PlacedOrder',
      'RetryPayment',
    ],
  },
  render: () => <StartedSuccessScreen />,
} satisfies Meta<typeof SuccessScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const success = (getOrder: object) => ({
  shop: {
    address: '/checkout/success?order=RR-7K3QF-9XWMB#secret=0b1c2d',
    answers: { ...goodShop, getOrder },
  },
});
const paid = (payment: OrderPayment) => success(orderOf({ payment }));

export const CashOnDelivery: Story = { parameters: success(orderOf()) };
export const BankTransfer: Story = {
  parameters: paid(
    paymentOf('due', {
      name: 'Bank transfer',
      instructions: [
        { title: 'Account', text: '0012 3456 7890' },
        { title: 'Reference', text: 'RR-7K3QF-9XWMB' },
      ],
    }),
  ),
};
export const PaymentPending: Story = { parameters: paid(paymentOf('pending')) };
export const PaymentOpen: Story = {
  parameters: paid(paymentOf('pending', { payment_id: 'stripe', name: 'Card', can_open: true })),
};
export const PaymentHeld: Story = { parameters: paid(paymentOf('held', { name: 'Card' })) };
export const PaymentFailed: Story = { parameters: paid(paymentOf('failed')) };
export const NoSuchOrder: Story = { parameters: success({ error: 'Order not found.' }) };
export const Failed: Story = { parameters: success(() => new Response('', { status: 503 })) };
