import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';

const meta = {
  component: CancelOrderDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: () => undefined,
    order: { number: 'RR-7K3QF-9XWMB' },
  },
} satisfies Meta<typeof CancelOrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
