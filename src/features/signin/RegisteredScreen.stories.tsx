import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { RegisteredScreen } from './RegisteredScreen.tsx';

const meta = {
  component: RegisteredScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: ['OpenAccountPage'],
    shop: { address: '/account/success', answers: { getLoginStatus: { logged: false } } },
  },
} satisfies Meta<typeof RegisteredScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
