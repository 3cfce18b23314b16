import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  component: LoginScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: ['AppCodeField', 'CodeField', 'CodeForm', 'LoginForm', 'PasskeySignIn'],
    shop: { address: '/account/login', answers: { getLoginStatus: { logged: false } } },
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const Wanted: Story = {
  parameters: {
    shop: {
      address: '/account/login?to=%2Fcheckout',
      answers: { getLoginStatus: { logged: false } },
    },
  },
};

export const CodeAsked: Story = {
  parameters: {
    shop: {
      address: '/account/login',
      answers: {
        getLoginStatus: { logged: false },
        login: { error: 'Enter the code from your authenticator app, too.', second_factor: true },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'meera@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await canvas.findByLabelText('Code');
  },
};
