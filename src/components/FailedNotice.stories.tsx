import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FailedNotice } from './FailedNotice.tsx';

const meta = {
  component: FailedNotice,
  args: { text: 'The products could not be loaded.', onRetry: () => undefined },
} satisfies Meta<typeof FailedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
