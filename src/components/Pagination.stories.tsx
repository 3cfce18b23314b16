import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: { page: 5, pageCount: 20, pathOfPage: (page: number) => `/shop?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 20 } };
export const Few: Story = { args: { page: 2, pageCount: 3 } };
