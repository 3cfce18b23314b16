import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { UnansweredOrder } from './UnansweredOrder.tsx';

const meta = {
  component: UnansweredOrder,
  parameters: { shop: { address: '/checkout' } },
} satisfies Meta<typeof UnansweredOrder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
