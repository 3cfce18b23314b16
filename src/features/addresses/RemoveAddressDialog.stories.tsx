import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RemoveAddressDialog } from './RemoveAddressDialog.tsx';

const meta = {
  component: RemoveAddressDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: () => undefined,
    addressId: '4',
    label: 'Meera Nair, 12 Cubbon Road',
  },
} satisfies Meta<typeof RemoveAddressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
