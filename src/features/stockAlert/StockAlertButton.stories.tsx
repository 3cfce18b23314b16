import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StockAlertButton } from './StockAlertButton.tsx';

const meta = {
  component: StockAlertButton,
  args: { productId: '41', name: 'Sesame bagels' },
} satisfies Meta<typeof StockAlertButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SoldOut: Story = {};
