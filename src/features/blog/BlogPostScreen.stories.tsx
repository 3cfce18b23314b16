import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf } from '../../testing/catalogData.ts';
import { postPageOf } from '../../testing/contentData.ts';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { BlogPostScreen } from './BlogPostScreen.tsx';

const meta = {
  component: BlogPostScreen,
  args: { params: { handle: 'rice-that-falls-apart' } },
  parameters: {
    layout: 'fullscreen',
    shop: {
      address: '/blog/rice-that-falls-apart',
      answers: { getBlogPost: postPageOf({ products: cardsOf(4) }) },
    },
  },
} satisfies Meta<typeof BlogPostScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithoutProducts: Story = {
  parameters: { shop: { answers: { getBlogPost: postPageOf({ products: [], tags: [] }) } } },
};
export const Failed: Story = {
  parameters: { shop: { answers: { getBlogPost: failing } } },
};
export const Loading: Story = { parameters: { shop: { answers: { getBlogPost: unanswered } } } };
