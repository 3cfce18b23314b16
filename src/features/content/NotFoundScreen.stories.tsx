import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf } from '../../testing/catalogData.ts';
import { failing } from '../../testing/missingAnswers.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  component: NotFoundScreen,
  args: { params: {} },
  parameters: {
    layout: 'fullscreen',
    shop: { answers: { listPopularProducts: { products: cardsOf(6) } } },
  },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const NoSuggestions: Story = {
  parameters: { shop: { answers: { listPopularProducts: { products: [] } } } },
};
export const SuggestionsFailed: Story = {
  parameters: {
    shop: { answers: { listPopularProducts: failing } },
  },
};
