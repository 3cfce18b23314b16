import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  parameters: { draws: ['Dialog'] },
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Remove this address?',
    text: 'Meera Sen, 12 Cubbon Road',
    confirmLabel: 'Remove',
    isBusy: false,
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Rejected: Story = { args: { rejection: 'Address not found.' } };
