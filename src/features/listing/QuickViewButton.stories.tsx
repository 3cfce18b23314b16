import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { QuickViewButton } from './QuickViewButton.tsx';

const meta = {
  component: QuickViewButton,
  args: { productId: '41', name: 'Basmati rice' },
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
} satisfies Meta<typeof QuickViewButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = {
  parameters: { shop: { answers: { getConfig: { quickview_status: '0' } } } },
};
