import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { ForgottenScreen } from './ForgottenScreen.tsx';

const meta = {
  component: ForgottenScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: ['NamedField', 'ServerFormFrame'],
    shop: { address: '/account/forgotten', answers: { getLoginStatus: { logged: false } } },
  },
} satisfies Meta<typeof ForgottenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
