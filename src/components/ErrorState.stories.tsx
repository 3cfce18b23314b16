import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: { text: 'The products could not be loaded.', onRetry: () => undefined },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
