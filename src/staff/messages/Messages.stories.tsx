import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { StaffApp } from '../StaffApp.tsx';

const address = '/staff/messages';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Messages',
  component: StaffApp,
  parameters: {
    draws: ['MessagesScreen', 'MessageItem', 'FailedMailList', 'NoteDialog'],
    staff: { address },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Open: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const NotDelivered: Story = {
  parameters: { staff: { address: `${address}?view=failed` } },
};

export const Empty: Story = {
  parameters: {
    staff: { address, answers: { listMessages: { has_more: false, messages: [] } } },
  },
};

export const Failed: Story = {
  parameters: {
    staff: {
      address,
      answers: { listMessages: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};

export const Noting: Story = {
  play: async () => {
    const [button] = await screen.findAllByRole('button', { name: /^Note (on|sur)/ });
    if (button) await userEvent.click(button);
    await screen.findByRole('dialog');
  },
};
