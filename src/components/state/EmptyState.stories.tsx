import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  parameters: { draws: ['StateMessage'] },
  args: { title: 'Your cart is empty' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};
export const WithLink: Story = {
  args: { text: 'Fill it with something good.', children: <a href="/shop">Continue Shopping</a> },
};
