import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadingBar } from './LoadingBar.tsx';

const meta = { component: LoadingBar, args: { isActive: true } } satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const Idle: Story = { args: { isActive: false } };
