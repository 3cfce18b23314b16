import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StockAlertDialog } from './StockAlertDialog.tsx';

const meta = {
  component: StockAlertDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: () => undefined,
    productId: '41',
    productName: 'Alphonso mangoes',
  },
} satisfies Meta<typeof StockAlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
