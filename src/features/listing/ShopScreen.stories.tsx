import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf, searchAnswerOf } from '../../testing/catalogData.ts';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { ShopScreen } from './ShopScreen.tsx';

const meta = { component: ShopScreen, args: { params: {} } } satisfies Meta<typeof ShopScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const shop = (searchProducts: object) => ({
  shop: { address: '/shop', answers: { searchProducts } },
});

export const Ready: Story = { parameters: shop(searchAnswerOf(cardsOf(12), { total: 60 })) };
export const Loading: Story = { parameters: shop(unanswered) };
export const Failed: Story = { parameters: shop(failing) };
export const Empty: Story = { parameters: shop(searchAnswerOf([])) };
