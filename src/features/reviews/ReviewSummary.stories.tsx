import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReviewSummary } from './ReviewSummary.tsx';

const meta = {
  component: ReviewSummary,
  args: { rating: 4.3, total: 43, ratings: [1, 2, 4, 12, 24] },
} satisfies Meta<typeof ReviewSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OneReview: Story = { args: { rating: 5, total: 1, ratings: [0, 0, 0, 0, 1] } };
export const WithoutSpread: Story = { args: { ratings: undefined } };
