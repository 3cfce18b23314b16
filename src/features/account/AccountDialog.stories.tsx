import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AccountDialog } from './AccountDialog.tsx';

const meta = {
  component: AccountDialog,
  parameters: {
    draws: ['CancelOrderDialog', 'RemoveAddressDialog', 'RemovePasskeyDialog'],
    layout: 'fullscreen',
  },
  args: {
    isOpen: true,
    onClose: () => undefined,
    dialog: { name: 'removeAddress', addressId: '4', label: 'Meera Nair, 12 Cubbon Road' },
  },
} satisfies Meta<typeof AccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RemoveAddress: Story = {};
export const RemovePasskey: Story = {
  args: { dialog: { name: 'removePasskey', passkeyId: '2', label: 'The laptop in the kitchen' } },
};
export const CancelOrder: Story = {
  args: { dialog: { name: 'cancelOrder', order: { number: 'RR-7K3QF-9XWMB' } } },
};
