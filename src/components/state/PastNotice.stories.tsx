import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PastNotice } from './PastNotice.tsx';

const meta = {
  component: PastNotice,
  args: {
    text: 'You are viewing the past. Nothing can be changed here.',
    reloadLabel: 'Reload',
  },
} satisfies Meta<typeof PastNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Past: Story = {};
