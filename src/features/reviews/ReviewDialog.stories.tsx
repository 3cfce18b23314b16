import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReviewDialog } from './ReviewDialog.tsx';

const meta = {
  component: ReviewDialog,
  parameters: { draws: ['ReviewForm', 'ReviewStars'] },
  args: {
    isOpen: true,
    onClose: () => undefined,
    productId: '41',
    productName: 'Basmati rice',
  },
} satisfies Meta<typeof ReviewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
