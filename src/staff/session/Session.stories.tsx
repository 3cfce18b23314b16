import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { StaffApp } from '../StaffApp.tsx';

const signedOut = { getStaffSession: () => new Response('{}', { status: 401 }) };
const detail = 'This link has already been used.';

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
      'CodeForm',
      'LoadedStep',
      'SecondFactorScreen',
      'SecondFactorStep',
      'AppPanel',
      'AppSetupForm',
      'ProvenStaffButton',
      'ProvenStaffForm',
      'SessionsPanel',
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
    staff: {
      address: '/staff/password',
      answers: {
        ...signedOut,
        readInvitation: () => new Response(JSON.stringify({ detail }), { status: 410 }),
      },
    },
  },
};

export const Expired: Story = {
  parameters: {
    staff: { answers: { searchOrders: () => new Response('{}', { status: 401 }) } },
  },
};

const sessionWith = (step: string) => ({
  getStaffSession: { ...examples.getStaffSession.answer, permissions: [], second_factor: step },
});

export const AskingForACode: Story = {
  parameters: { counter: { answers: sessionWith('code') } },
};

export const SettingUpASecondStep: Story = {
  parameters: { counter: { answers: sessionWith('setup') } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    const [password] = await screen.findAllByLabelText('Current password');
    if (password) await userEvent.type(password, 'a long password{Enter}');
    await screen.findByRole('img', { name: /QR code/ });
  },
};

export const OwnSignIn: Story = { parameters: { counter: { address: '/staff/account' } } };

export const WithoutPasskeys: Story = {
  parameters: {
    staff: { address: '/staff/account', answers: { listStaffPasskeys: { passkeys: [] } } },
  },
};

export const RemovingAPasskey: Story = {
  parameters: { counter: { address: '/staff/account' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /: The phone/ }));
    await screen.findByRole('dialog');
  },
};
