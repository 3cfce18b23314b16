import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { StaffApp } from '../StaffApp.tsx';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Team',
  component: StaffApp,
  parameters: {
    draws: [
      'MembersScreen',
      'MemberRow',
      'InviteDialog',
      'MemberDialogs',
      'ChangesScreen',
      'ChangesLink',
      'ChangedValues',
    ],
    staff: { address: '/staff/members' },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Members: Story = {};

export const Inviting: Story = {
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', {
        name: /^(Invite team member|Inviter un membre de l’équipe)$/,
      }),
    );
    await screen.findByRole('dialog');
  },
};

export const EndingAccess: Story = {
  play: async () => {
    const [button] = await screen.findAllByRole('button', {
      name: /^(Remove access|Retirer l’accès)$/,
    });
    if (button) await userEvent.click(button);
    await screen.findByRole('dialog');
  },
};

export const Changes: Story = { parameters: { staff: { address: '/staff/changes' } } };
