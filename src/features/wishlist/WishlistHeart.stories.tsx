import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { WishlistHeart } from './WishlistHeart.tsx';

const meta = {
  component: WishlistHeart,
  args: { productId: '41', name: 'Red rice' },
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: { shop: { answers: { getWishlist: { products: [] } } } },
} satisfies Meta<typeof WishlistHeart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotListed: Story = {};
export const Listed: Story = {
  parameters: { shop: { answers: { getWishlist: { products: [{ product_id: '41' }] } } } },
};
export const Disabled: Story = { args: { isDisabled: true } };
