import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LabelledSelect } from './LabelledSelect.tsx';

const meta = {
  component: LabelledSelect,
  args: {
    label: 'Roast',
    value: 'dark',
    options: [
      { value: 'light', text: 'Light' },
      { value: 'dark', text: 'Dark, roasted twice over a wood fire' },
    ],
    onChange: () => undefined,
  },
} satisfies Meta<typeof LabelledSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
