import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf, searchAnswerOf } from '../../testing/catalogData.ts';
import { CollectionScreen } from './CollectionScreen.tsx';

const meta = {
  component: CollectionScreen,
  args: { params: { handle: 'grains' } },
  parameters: {
    shop: {
      address: '/shop/collection/grains',
      answers: { searchProducts: searchAnswerOf(cardsOf(8)) },
    },
  },
} satisfies Meta<typeof CollectionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
