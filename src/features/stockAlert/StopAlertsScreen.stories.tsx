import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StopAlertsScreen } from './StopAlertsScreen.tsx';

const meta = {
  component: StopAlertsScreen,
  parameters: { layout: 'fullscreen', shop: { address: '/shop/alerts/stop#code=5f1c9a7e' } },
} satisfies Meta<typeof StopAlertsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const NoCode: Story = { parameters: { shop: { address: '/shop/alerts/stop' } } };
