import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { ReportDialog } from './ReportDialog.tsx';

const meta = {
  component: ReportDialog,
  parameters: {
    draws: ['ConsentField', 'RecordingSummaryList', 'ReportCode'],
    layout: 'fullscreen',
  },
  args: { isOpen: true, onClose: () => undefined },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function agreeAndSend(): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: /^(Send|Envoyer)$/ }));
}

export const Preparing: Story = {};
export const Ready: Story = {
  play: async () => {
    await screen.findByRole('checkbox');
  },
};
export const Everything: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText(/^(Show everything|Voir tout)/));
  },
};
export const NotAgreed: Story = {
  play: async () => {
    await screen.findByRole('checkbox');
    await userEvent.click(screen.getByRole('button', { name: /^(Send|Envoyer)$/ }));
  },
};
export const Sending: Story = {
  parameters: { shop: { answers: { sendRecording: () => new Promise(() => undefined) } } },
  play: agreeAndSend,
};
export const Sent: Story = { play: agreeAndSend };
export const Failed: Story = {
  parameters: {
    shop: { answers: { sendRecording: () => new Response('', { status: 500 }) } },
  },
  play: agreeAndSend,
};
