import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { StaffApp } from '../StaffApp.tsx';

const signedOut = { getStaffSession: () => new Response('{}', { status: 401 }) };
const detail = 'This link has been used already.';

const meta: Meta<typeof StaffApp> = {
  title: 'Counter/Signing in',
  component: StaffApp,
  parameters: {
    draws: [
      'SignedIn',
      'SignInScreen',
      'SignInForm',
      'EntryPage',
      'PasswordScreen',
      'SignInAgainDialog',
      'PreferenceButtons',
      'PasskeyStaffSignIn',
      'InvitationPasskey',
      'StaffAccountScreen',
      'AddPasskeyForm',
      'RemoveOwnPasskeyDialog',
      'OwnerProofField',
    ],
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const SignedOut: Story = { parameters: { counter: { answers: signedOut } } };

export const ChoosingAPassword: Story = {
  parameters: { counter: { address: '/staff/password', answers: signedOut } },
};

export const UsedLink: Story = {
  parameters: {
    counter: {
      address: '/staff/password',
      answers: {
        ...signedOut,
        readInvitation: () => new Response(JSON.stringify({ detail }), { status: 410 }),
      },
    },
  },
};

/** The session has ended while somebody works: what is on the page stays. */
export const Expired: Story = {
  parameters: {
    counter: { answers: { searchOrders: () => new Response('{}', { status: 401 }) } },
  },
};

/** What a member signs in with. */
export const OwnSignIn: Story = { parameters: { counter: { address: '/staff/account' } } };

export const WithoutPasskeys: Story = {
  parameters: {
    counter: { address: '/staff/account', answers: { listStaffPasskeys: { passkeys: [] } } },
  },
};

export const RemovingAPasskey: Story = {
  parameters: { counter: { address: '/staff/account' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /: The phone/ }));
    await screen.findByRole('dialog');
  },
};
