import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf } from '../../testing/catalogData.ts';
import { ProductRow } from './ProductRow.tsx';

const meta = {
  component: ProductRow,
  parameters: { draws: ['SharedCard', 'SharedMarkup'] },
  args: { title: 'You may also like', products: cardsOf(8) },
} satisfies Meta<typeof ProductRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { products: cardsOf(1) } };
