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
  await screen.findByRole('button', { name: /^(Report a problem|Signaler un problème|Menu)$/ });
  // On narrow screens it stands in the menu, which is closed.
  const menu = screen.queryByRole('button', { name: 'Menu' });
  if (menu) await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('button', { name }));
  // Its code comes when it is needed.
  await screen.findByRole('checkbox', {}, { timeout: 10_000 });
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
