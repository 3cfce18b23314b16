import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf } from '../../testing/catalogData.ts';
import { Started } from '../../testing/Started.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';

const meta = {
  component: RecentlyViewed,
  args: { productId: '41' },
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: { shop: { answers: { listRecentlyViewed: { products: cardsOf(5) } } } },
} satisfies Meta<typeof RecentlyViewed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
