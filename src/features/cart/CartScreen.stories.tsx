import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { lineOf, pictureOf } from '../../testing/catalogData.ts';
import { startupEnded } from '../session/sessionSlice.ts';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { CartScreen } from './CartScreen.tsx';

function StartedCartScreen() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(startupEnded());
  }, [dispatch]);
  return <CartScreen />;
}

const meta = {
  component: CartScreen,
  parameters: {
    draws: [
      'CartTotals',
      'RemoveCoupon',
      'UndoRemove',
      'SaveLineButton',
      'SavedLineRow',
      'SavedLines',
      'TotalLines',
    ],
  },
  render: () => <StartedCartScreen />,
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const cart = (getCart: object, getSavedLines: object = { products: [] }) => ({
  shop: { address: '/checkout/cart', answers: { getCart, getSavedLines } },
});
const rice = lineOf({ picture: pictureOf('basmati-rice') });
const ghee = lineOf({
  cart_item_id: '9',
  name: 'Ghee',
  handle: 'ghee',
  option: [{ name: 'Jar', value: '500 g' }],
  available: 3,
  picture: pictureOf('ghee', 2),
});
const totals = [
  { code: 'sub_total', title: 'Subtotal', text: '₹ 200.00/-' },
  { code: 'total', title: 'Total', text: '₹ 200.00/-' },
];
const withCoupon = [
  { code: 'sub_total', title: 'Subtotal', text: '₹ 200.00/-' },
  { code: 'coupon', title: 'Coupon TREK10', text: '₹ -20.00/-' },
  { code: 'total', title: 'Total', text: '₹ 180.00/-' },
];

export const OneLine: Story = { parameters: cart({ products: [rice], totals }) };
export const WithCoupon: Story = { parameters: cart({ products: [rice], totals: withCoupon }) };
export const PriceChanged: Story = {
  parameters: cart({ products: [{ ...rice, added_price: 80 }], totals }),
};
export const FewerLeft: Story = {
  parameters: cart({ products: [{ ...rice, added_price: 120, available: 1 }], totals }),
};
export const NoLongerAvailable: Story = {
  parameters: cart({ products: [{ ...rice, available: 0 }, ghee], totals }),
};
export const WithSavedLines: Story = {
  parameters: cart(
    { products: [rice], totals },
    { products: [ghee, { ...rice, cart_item_id: '10', available: 0 }] },
  ),
};
export const OnlySavedLines: Story = {
  parameters: cart({ products: [], totals: [] }, { products: [ghee] }),
};
export const Empty: Story = { parameters: cart({ products: [], totals: [] }) };
export const Loading: Story = { parameters: cart(unanswered) };
export const Failed: Story = { parameters: cart(failing) };
