import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { VerifyScreen } from './VerifyScreen.tsx';

const meta = {
  component: VerifyScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: ['VerifyAgainForm', 'VerifyPasswordForm'],
    shop: { address: '/account/verify#code=c0de', answers: { getLoginStatus: { logged: false } } },
  },
} satisfies Meta<typeof VerifyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const Expired: Story = {
  parameters: {
    shop: {
      address: '/account/verify#code=old',
      answers: {
        getLoginStatus: { logged: false },
        verifyEmail: { error: 'This link has expired. Request a new one.' },
      },
    },
  },
};
export const InAnotherBrowser: Story = {
  parameters: {
    shop: {
      address: '/account/verify#code=far',
      answers: {
        getLoginStatus: { logged: false },
        verifyEmail: {
          error: 'You registered in another browser. Enter the password you chose there.',
          password_needed: true,
        },
      },
    },
  },
};
export const NoCode: Story = {
  parameters: {
    shop: { address: '/account/verify', answers: { getLoginStatus: { logged: false } } },
  },
};
