import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { StaffApp } from '../StaffApp.tsx';

const address = '/staff/reviews';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Reviews',
  component: StaffApp,
  parameters: {
    draws: ['ReviewsScreen', 'ReviewItem', 'RejectReviewDialog', 'ReplyDialog'],
    staff: { address },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Held: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Published: Story = {
  parameters: { staff: { address: `${address}?view=published` } },
};

export const Empty: Story = {
  parameters: { staff: { address, answers: { listReviews: { total: 0, reviews: [] } } } },
};

export const Failed: Story = {
  parameters: {
    staff: {
      address,
      answers: { listReviews: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};

export const Rejecting: Story = {
  play: async () => {
    const [button] = await screen.findAllByRole('button', { name: /^(Reject|Rejeter)/ });
    if (button) await userEvent.click(button);
    await screen.findByRole('dialog');
  },
};

export const Replying: Story = {
  parameters: { staff: { address: `${address}?view=published` } },
  play: async () => {
    const [button] = await screen.findAllByRole('button', {
      name: /^(Reply to|Edit reply|Répondre|Modifier la réponse)/,
    });
    if (button) await userEvent.click(button);
    await screen.findByRole('dialog');
  },
};
