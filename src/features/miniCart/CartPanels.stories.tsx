import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { lineOf, pictureOf } from '../../testing/catalogData.ts';
import { startupEnded } from '../session/sessionSlice.ts';
import { addConfirmed, type AddedProduct } from '../cart/add/addConfirmation.ts';
import { CartPanels } from './CartPanels.tsx';
import { miniCartOpened } from '../cart/cartSlice.ts';
import { removeLine } from '../cart/stepQuantity.ts';

interface PanelsAfterProps {
  readonly added?: AddedProduct;
  readonly withMiniCart?: boolean;
  readonly isLineRemoved?: boolean;
}

function PanelsAfter({ added, withMiniCart, isLineRemoved }: PanelsAfterProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(startupEnded());
    if (withMiniCart) dispatch(miniCartOpened());
    if (added) dispatch(addConfirmed(added));
    if (isLineRemoved) void dispatch(removeLine(lineOf()));
  }, [dispatch, added, withMiniCart, isLineRemoved]);
  return <CartPanels />;
}

const picture = pictureOf('basmati-rice');
const products = [lineOf({ picture })];
const added = { name: 'Red rice', image: '/pictures/brown-rice-1-360.webp', picture };

const meta = {
  component: PanelsAfter,
  parameters: {
    draws: ['CartAddedDialog'],
    layout: 'fullscreen',
    shop: {
      address: '/shop',
      answers: { getCart: { products, totals: [{ code: 'total', text: '₹ 200.00/-' }] } },
    },
  },
} satisfies Meta<typeof PanelsAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddedOverMiniCart: Story = { args: { added, withMiniCart: true } };
export const AddedAlone: Story = { args: { added } };
export const AddedWithLongName: Story = {
  args: {
    added: { name: 'Stone-ground whole-wheat flour from the hills of Kumaon', image: '' },
  },
};
export const LineRemoved: Story = { args: { isLineRemoved: true } };
export const LineRemovedInMiniCart: Story = { args: { isLineRemoved: true, withMiniCart: true } };
