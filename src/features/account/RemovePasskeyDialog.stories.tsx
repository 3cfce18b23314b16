import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';

const meta = {
  component: RemovePasskeyDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: () => undefined,
    passkeyId: '2',
    label: 'The laptop in the kitchen',
  },
} satisfies Meta<typeof RemovePasskeyDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
