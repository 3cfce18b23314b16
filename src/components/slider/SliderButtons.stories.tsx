import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SliderPause } from './SliderButtons.tsx';

const meta = {
  component: SliderPause,
  args: { isPaused: false, onClick: () => undefined },
} satisfies Meta<typeof SliderPause>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {};
export const Paused: Story = { args: { isPaused: true } };
