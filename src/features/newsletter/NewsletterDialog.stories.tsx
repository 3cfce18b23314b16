import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NewsletterDialog } from './NewsletterDialog.tsx';

const meta = {
  component: NewsletterDialog,
  parameters: {
    draws: ['NewsletterPicture'],
    layout: 'fullscreen',
    shop: { answers: { getConfig: { newsletter_action: 'https://list.example/subscribe' } } },
  },
  args: { isOpen: true, onClose: () => undefined },
} satisfies Meta<typeof NewsletterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
