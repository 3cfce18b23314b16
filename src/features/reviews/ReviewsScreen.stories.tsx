import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { productOf } from '../../testing/catalogData.ts';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { ReviewsScreen } from './ReviewsScreen.tsx';

const meta = {
  component: ReviewsScreen,
  parameters: { draws: ['ReviewList', 'WriteReviewButton'] },
  args: { params: { handle: 'red-rice' } },
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
} satisfies Meta<typeof ReviewsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const reviews = Array.from({ length: 20 }, (_, index) => ({
  review_id: String(index),
  product_id: '41',
  name: index % 3 === 0 ? 'Anne-Charlotte de la Villardière-Montgolfier' : 'Meera S.',
  text: 'Fluffy, fragrant, every time.\nWe cook it twice a week.',
  rating: 5 - (index % 3),
  date: '2026-10-02T08:30:00.000Z',
}));

const shop = (listAllReviews: object) => ({
  shop: {
    address: '/shop/red-rice/reviews',
    answers: { getProduct: productOf(), listAllReviews },
  },
});

export const Ready: Story = {
  parameters: shop({ reviews, total: 43, ratings: [1, 2, 10, 14, 16] }),
};
export const Empty: Story = {
  parameters: shop({ reviews: [], total: 0, ratings: [0, 0, 0, 0, 0] }),
};
export const Loading: Story = { parameters: shop(unanswered) };
export const Failed: Story = { parameters: shop(failing) };
