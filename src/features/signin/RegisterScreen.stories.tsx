import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  component: RegisterScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: ['CountryField', 'CountryFields', 'RegisterForm', 'ZoneField'],
    shop: { address: '/account/register', answers: { getLoginStatus: { logged: false } } },
  },
} satisfies Meta<typeof RegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const Loading: Story = {
  parameters: {
    shop: {
      address: '/account/register',
      answers: {
        getLoginStatus: { logged: false },
        getRegistrationFields: unanswered,
      },
    },
  },
};
export const Failed: Story = {
  parameters: { shop: { answers: { getRegistrationFields: failing } } },
};
