import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { StaffApp } from '../StaffApp.tsx';

const meta: Meta<typeof StaffApp> = {
  title: 'Counter/Report of a problem',
  component: StaffApp,
  parameters: { draws: ['StaffReportButton', 'StaffReportHost', 'StaffReportDialog'] },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

async function openReport(): Promise<void> {
  const name = /^(Report a problem|Signaler un problème)$/;
  let [button] = screen.queryAllByRole('button', { name });
  if (!button) {
    // On narrow screens the menu is closed.
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    button = await screen.findByRole('button', { name });
  }
  await userEvent.click(button);
  await screen.findByRole('checkbox');
}

async function agreeAndSend(): Promise<void> {
  await openReport();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: /^(Send|Envoyer)$/ }));
}

export const Ready: Story = { play: openReport };

export const Everything: Story = {
  play: async () => {
    await openReport();
    await userEvent.click(screen.getByText(/^(Show everything|Voir tout)/));
  },
};

export const NotAgreed: Story = {
  play: async () => {
    await openReport();
    await userEvent.click(screen.getByRole('button', { name: /^(Send|Envoyer)$/ }));
  },
};

export const Sent: Story = { play: agreeAndSend };

export const Failed: Story = {
  parameters: {
    counter: { answers: { sendStaffRecording: () => new Response('', { status: 500 }) } },
  },
  play: agreeAndSend,
};
