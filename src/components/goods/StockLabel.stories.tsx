import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StockLabel } from './StockLabel.tsx';

const meta = { component: StockLabel, args: { stock: 40 } } satisfies Meta<typeof StockLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};
export const Low: Story = { args: { stock: 3 } };
export const Out: Story = { args: { stock: 0 } };
export const EnoughForThree: Story = { args: { stock: 3, quantity: 3 } };
export const TooFewForFour: Story = { args: { stock: 3, quantity: 4 } };
