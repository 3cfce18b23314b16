import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { lineOf, pictureOf } from '../../testing/catalogData.ts';
import { startupEnded } from '../session/sessionSlice.ts';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { miniCartOpened } from '../cart/cartSlice.ts';
import { MiniCart } from './MiniCart.tsx';

function OpenMiniCart() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(startupEnded());
    dispatch(miniCartOpened());
  }, [dispatch]);
  return <MiniCart />;
}

const meta = {
  component: MiniCart,
  parameters: { draws: ['MiniCartContent'] },
  render: () => <OpenMiniCart />,
} satisfies Meta<typeof MiniCart>;

export default meta;
type Story = StoryObj<typeof meta>;

const cart = (getCart: object, address = '/shop') => ({ shop: { address, answers: { getCart } } });
const totals = [{ code: 'total', text: '₹ 200.00/-' }];
const lines = { products: [lineOf({ picture: pictureOf('basmati-rice') })], totals };

export const OneLine: Story = { parameters: cart(lines) };
export const WithCoupon: Story = {
  parameters: cart({
    ...lines,
    totals: [
      { code: 'coupon', title: 'Coupon TREK10', text: '₹ -20.00/-' },
      { code: 'total', text: '₹ 180.00/-' },
    ],
  }),
};
export const PriceAndStockChanged: Story = {
  parameters: cart({
    products: [lineOf({ picture: pictureOf('basmati-rice'), added_price: 80, available: 1 })],
    totals,
  }),
};
export const AtCheckout: Story = { parameters: cart(lines, '/checkout') };
export const Empty: Story = { parameters: cart({ products: [], totals: [] }) };
export const Loading: Story = { parameters: cart(unanswered) };
export const Failed: Story = { parameters: cart(failing) };
