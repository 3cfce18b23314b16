import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  component: BottomBar,
  parameters: {
    draws: ['CountBadge'],
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Shop: Story = { parameters: { shop: { address: '/shop' } } };
