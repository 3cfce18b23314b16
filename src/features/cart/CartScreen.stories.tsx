import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { lineOf, pictureOf } from '../../testing/catalogData.ts';
import { startupEnded } from '../session/sessionSlice.ts';
import { CartScreen } from './CartScreen.tsx';

function StartedCartScreen() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(startupEnded());
  }, [dispatch]);
  return <CartScreen />;
}

const meta = { component: CartScreen, render: () => <StartedCartScreen /> } satisfies Meta<
  typeof CartScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

const cart = (getCart: object) => ({
  shop: { address: '/checkout/cart', answers: { getCart } },
});
const totals = [
  { code: 'sub_total', title: 'Goods', text: '₹ 200.00/-' },
  { code: 'total', title: 'Total', text: '₹ 200.00/-' },
];

export const OneLine: Story = {
  parameters: cart({ products: [lineOf({ picture: pictureOf('basmati-rice') })], totals }),
};
export const Empty: Story = { parameters: cart({ products: [], totals: [] }) };
export const Loading: Story = { parameters: cart(() => new Promise(() => {})) };
export const Failed: Story = { parameters: cart(() => new Response('', { status: 500 })) };
