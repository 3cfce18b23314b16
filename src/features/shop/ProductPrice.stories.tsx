import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardOf } from '../../testing/catalogData.ts';
import { ProductPrice } from './ProductPrice.tsx';

const meta = { component: ProductPrice, args: { product: cardOf() } } satisfies Meta<
  typeof ProductPrice
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const OnSale: Story = { args: { product: cardOf({ special: 80 }) } };
export const Large: Story = { args: { product: cardOf({ special: 80 }), size: 'large' } };
