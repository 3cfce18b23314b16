import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf, searchAnswerOf } from '../../testing/catalogData.ts';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
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
export const Loading: Story = { parameters: { shop: { answers: { searchProducts: unanswered } } } };
export const Failed: Story = { parameters: { shop: { answers: { searchProducts: failing } } } };
export const Empty: Story = {
  parameters: { shop: { answers: { searchProducts: searchAnswerOf([]) } } },
};
export const LongNamesAndSales: Story = {
  parameters: {
    shop: {
      answers: {
        searchProducts: searchAnswerOf(
          cardsOf(6).map((product, index) => ({
            ...product,
            name: 'Stone-ground whole-wheat flour from the hills of Kumaon',
            special: index % 2 === 0 ? 80 : 0,
            stock: index % 3 === 0 ? 0 : 20,
          })),
        ),
      },
    },
  },
};
