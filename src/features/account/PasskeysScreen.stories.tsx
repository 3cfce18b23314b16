import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { PasskeysScreen } from './PasskeysScreen.tsx';

const meta = {
  component: PasskeysScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: ['AccountSection', 'OwnerProofField', 'PasskeyForm'],
    shop: { address: '/account/passkeys', answers: { getLoginStatus: { logged: true } } },
  },
} satisfies Meta<typeof PasskeysScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const Empty: Story = {
  parameters: {
    shop: {
      address: '/account/passkeys',
      answers: { getLoginStatus: { logged: true }, listPasskeys: { passkeys: [] } },
    },
  },
};
export const Loading: Story = { parameters: { shop: { answers: { listPasskeys: unanswered } } } };
export const Failed: Story = { parameters: { shop: { answers: { listPasskeys: failing } } } };
