import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = { component: Breadcrumb } satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HomeOnly: Story = {};
export const Page: Story = { args: { current: 'Cart' } };
export const Deep: Story = {
  args: {
    items: [
      { title: 'Shop', link: '/shop' },
      { title: 'Grains & rice', link: '/shop/collection/grains' },
    ],
    current: 'Stone-ground whole wheat atta from the Kumaon hills',
  },
};
