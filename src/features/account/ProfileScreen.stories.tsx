import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  component: ProfileScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: [
      'DeleteAccountForm',
      'ExportButton',
      'PasswordForm',
      'ProfileForm',
      'SessionList',
      'SignOutEverywhere',
    ],
    shop: { address: '/account/profile', answers: { getLoginStatus: { logged: true } } },
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const Loading: Story = { parameters: { shop: { answers: { getProfile: unanswered } } } };
export const Failed: Story = { parameters: { shop: { answers: { getProfile: failing } } } };
