import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CouponForm } from './CouponForm.tsx';

const meta = { component: CouponForm } satisfies Meta<typeof CouponForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const Rejected: Story = {
  parameters: { shop: { answers: { applyCoupon: { error: 'This coupon code isn’t valid.' } } } },
};
