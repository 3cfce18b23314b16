import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RatingStars } from './RatingStars.tsx';

const meta = { component: RatingStars, args: { rating: 4.5 } } satisfies Meta<typeof RatingStars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourAndAHalf: Story = {};
export const WithCount: Story = { args: { count: 148 } };
export const None: Story = { args: { rating: 0, count: 0 } };
export const Full: Story = { args: { rating: 5 } };
