import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
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
