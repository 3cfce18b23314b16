import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UnitPriceText } from './UnitPriceText.tsx';

const meta = {
  component: UnitPriceText,
  args: {
    unitPrice: { price: 420, per: 1, measure: 'kg' as const },
    currency: { code: 'INR', symbol: '₹', value: 1, decimal: 2 },
  },
} satisfies Meta<typeof UnitPriceText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PerKilogram: Story = {};
export const PerHundredGrams: Story = {
  args: { unitPrice: { price: 42, per: 100, measure: 'g' } },
};
export const Each: Story = { args: { unitPrice: { price: 12, per: 1, measure: 'piece' } } };
