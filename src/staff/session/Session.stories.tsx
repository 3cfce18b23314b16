import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { StaffApp } from '../StaffApp.tsx';

const signedOut = { getStaffSession: () => new Response('{}', { status: 401 }) };
const detail = 'This link has already been used.';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Signing in',
  component: StaffApp,
  parameters: {
    draws: [
      'SignedIn',
      'SignInScreen',
      'SignInForm',
      'EntryPage',
      'PasswordScreen',
      'SetupScreen',
      'ForgottenScreen',
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

export const SignedOut: Story = { parameters: { staff: { answers: signedOut } } };

export const ChoosingAPassword: Story = {
  parameters: { staff: { address: '/staff/password', answers: signedOut } },
};

export const FirstOwner: Story = {
  parameters: { staff: { address: '/staff/setup#code=abc' } },
};

export const Forgotten: Story = {
  parameters: { staff: { address: '/staff/forgotten', answers: signedOut } },
};

export const WithoutOwner: Story = {
  parameters: { staff: { answers: { ...signedOut, getOwnerSetup: { is_open: true } } } },
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
  parameters: { staff: { answers: sessionWith('code') } },
};

export const SettingUpASecondStep: Story = {
  parameters: { staff: { answers: sessionWith('setup') } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    const [password] = await screen.findAllByLabelText('Current password');
    if (password) await userEvent.type(password, 'a long password{Enter}');
    await screen.findByRole('img', { name: /QR code/ });
  },
};

export const OwnSignIn: Story = { parameters: { staff: { address: '/staff/account' } } };

export const WithoutPasskeys: Story = {
  parameters: {
    staff: { address: '/staff/account', answers: { listStaffPasskeys: { passkeys: [] } } },
  },
};

export const RemovingAPasskey: Story = {
  parameters: { staff: { address: '/staff/account' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /: The phone/ }));
    await screen.findByRole('dialog');
  },
};
