import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Price } from './Price.tsx';

const meta = { component: Price, args: { regular: '₹ 1,250.00/-' } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const OnSale: Story = { args: { sale: '₹ 999.00/-' } };
export const Small: Story = { args: { sale: '₹ 999.00/-', size: 'small' } };
export const Large: Story = { args: { sale: '₹ 999.00/-', size: 'large' } };
