import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf } from '../../testing/catalogData.ts';
import { ProductGrid } from './ProductGrid.tsx';

const meta = { component: ProductGrid, args: { products: cardsOf(8) } } satisfies Meta<
  typeof ProductGrid
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = {};
export const One: Story = { args: { products: cardsOf(1) } };
