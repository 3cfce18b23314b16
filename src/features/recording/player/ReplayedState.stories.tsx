import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReplayedState } from './ReplayedState.tsx';

const meta = {
  component: ReplayedState,
  args: { onShown: () => undefined, onBroken: () => undefined, children: <p>The app.</p> },
} satisfies Meta<typeof ReplayedState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
