import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  parameters: { draws: ['MessageText'] },
  args: { textId: 'catalog.list.failed', onRetry: () => undefined },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
