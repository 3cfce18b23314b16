import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { lineOf, pictureOf } from '../../testing/catalogData.ts';
import { goodShop, meera, reviewOf } from '../../testing/checkoutData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { startupEnded } from '../session/sessionSlice.ts';
import { unanswered } from '../../testing/missingAnswers.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { addressCompleted, deliveryCompleted, paymentCompleted } from './checkoutSlice.ts';

function CompletedCheckout() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(addressCompleted(meera));
    dispatch(deliveryCompleted({ delivery_id: 'slot', slot_id: '31' }));
    dispatch(paymentCompleted({ payment_id: 'cash' }));
    dispatch(startupEnded());
  }, [dispatch]);
  return <CheckoutScreen />;
}

const meta = {
  component: CheckoutScreen,
  parameters: {
    draws: [
      'AddressForm',
      'AddressStep',
      'BackLink',
      'CheckoutSkeleton',
      'DeliveryForm',
      'DeliveryStep',
      'EmptyCart',
      'OrderSummary',
      'PartSkeleton',
      'PaymentStep',
      'PlaceButton',
      'ReviewChanges',
      'ReviewErrors',
      'OrderReviewForm',
      'ReviewLines',
      'ReviewNotice',
      'ReviewStep',
      'CompletedAddress',
      'CompletedSteps',
      'SlotChoice',
      'StepFrame',
      'StepList',
    ],
  },
  render: () => <CompletedCheckout />,
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rice = lineOf({ picture: pictureOf('red-rice') });
const step = (name: string, answers: Answers = {}) => ({
  shop: {
    address: `/checkout?step=${name}`,
    answers: {
      ...goodShop,
      getCart: { products: [rice], totals: [{ code: 'total', text: '₹ 200.00/-' }] },
      ...answers,
    },
  },
});

const blocked = reviewOf({
  changes: [
    { code: 'stock', cart_item_id: '7', text: 'Only 1 of Red rice is left.', now: 1 },
    { code: 'slot', text: 'This delivery time is no longer available. Choose another one.' },
    { code: 'coupon', text: 'Coupon TREK10 can’t be used for this order.' },
  ],
});
delete blocked.review_token;

export const Address: Story = { parameters: step('address') };
export const Delivery: Story = { parameters: step('delivery') };
export const NotDelivered: Story = {
  parameters: step('delivery', {
    listDeliveryMethods: {
      methods: [],
      error: { postcode: 'We don’t deliver to this postcode yet.' },
    },
  }),
};
export const Payment: Story = { parameters: step('payment') };
export const NoWayToPay: Story = {
  parameters: step('payment', { listPaymentMethods: { methods: [] } }),
};
export const Review: Story = { parameters: step('review') };
export const ReviewWithChanges: Story = {
  parameters: step('review', {
    reviewOrder: reviewOf({
      changes: [
        {
          code: 'price',
          cart_item_id: '7',
          text: 'The price of Red rice has changed from ₹ 90.00/- to ₹ 100.00/-',
        },
      ],
    }),
  }),
};
export const ReviewBlocked: Story = { parameters: step('review', { reviewOrder: blocked }) };
export const ReviewRejection: Story = {
  parameters: step('review', {
    reviewOrder: { error: { postcode: 'We don’t deliver to this postcode yet.' } },
  }),
};
export const ReviewFailed: Story = {
  parameters: step('review', { reviewOrder: () => new Response('', { status: 503 }) }),
};
export const Loading: Story = {
  parameters: step('address', { getCart: unanswered }),
};
export const Empty: Story = {
  parameters: step('address', { getCart: { products: [], totals: [] } }),
};
