import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf } from '../../testing/catalogData.ts';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { WishlistScreen } from './WishlistScreen.tsx';

const products = cardsOf(5).map((product) => ({ product_id: product.product_id, product }));

const meta = {
  component: WishlistScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: ['WishlistProductById'],
    shop: { address: '/account/wishlist', answers: { getWishlist: { products } } },
  },
} satisfies Meta<typeof WishlistScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ByIds: Story = {
  parameters: {
    shop: {
      address: '/account/wishlist',
      answers: { getWishlist: { products: [{ product_id: '41' }] } },
    },
  },
};
export const Empty: Story = {
  parameters: {
    shop: { address: '/account/wishlist', answers: { getWishlist: { products: [] } } },
  },
};
export const Loading: Story = {
  parameters: {
    shop: {
      address: '/account/wishlist',
      answers: { getWishlist: unanswered },
    },
  },
};
export const Failed: Story = {
  parameters: {
    shop: {
      address: '/account/wishlist',
      answers: { getWishlist: failing },
    },
  },
};
