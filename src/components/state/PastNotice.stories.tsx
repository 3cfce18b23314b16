import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PastNotice } from './PastNotice.tsx';

const meta = {
  component: PastNotice,
  args: {
    text: 'You’re viewing an earlier state. Changes are disabled.',
    reloadLabel: 'Reload',
  },
} satisfies Meta<typeof PastNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Past: Story = {};
