import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { postOf, postsOf } from '../../testing/contentData.ts';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { BlogScreen } from './BlogScreen.tsx';

const meta = {
  component: BlogScreen,
  args: { params: {} },
  parameters: {
    draws: ['PostList', 'TagLinks'],
    layout: 'fullscreen',
    shop: { address: '/blog', answers: { listBlogPosts: postsOf() } },
  },
} satisfies Meta<typeof BlogScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const OneTag: Story = {
  parameters: {
    shop: {
      address: '/blog?tag=growers',
      answers: { listBlogPosts: postsOf({ posts: [postOf()], total: 1 }) },
    },
  },
};
export const BehindTheLastPage: Story = {
  parameters: {
    shop: {
      address: '/blog?page=9',
      answers: { listBlogPosts: postsOf({ posts: [], page: 9 }) },
    },
  },
};
export const Failed: Story = {
  parameters: {
    shop: { answers: { listBlogPosts: failing } },
  },
};
export const Loading: Story = { parameters: { shop: { answers: { listBlogPosts: unanswered } } } };
