import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf, searchAnswerOf } from '../../testing/catalogData.ts';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { SearchScreen } from './SearchScreen.tsx';

const meta = {
  component: SearchScreen,
  parameters: { draws: ['EmptyListing', 'NoResults', 'RecentTerms'] },
} satisfies Meta<typeof SearchScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const search = (searchProducts: object) => ({
  shop: { address: '/search?search=ricce', answers: { searchProducts } },
});
const categories = [
  { handle: 'grains', name: 'Rice & grains', count: 5 },
  { handle: 'snacks', name: 'Snacks & sweets', count: 1 },
];

export const TermRepaired: Story = {
  parameters: search(searchAnswerOf(cardsOf(6), { term: 'rice', facets: { categories } })),
};
export const NothingFound: Story = { parameters: search(searchAnswerOf([], { term: 'ricce' })) };
export const Loading: Story = { parameters: search(unanswered) };
export const Failed: Story = { parameters: search(failing) };
