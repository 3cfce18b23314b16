import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { PasskeyButton } from './PasskeyButton.tsx';

const meta = {
  component: PasskeyButton,
  args: {
    label: 'Sign in with a passkey',
    onPress: async (): Promise<string | undefined> => undefined,
  },
} satisfies Meta<typeof PasskeyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Rejected: Story = {
  args: { onPress: async () => 'No passkey was used. Try again, or sign in with your password.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByText(/No passkey was used\. Try again, or sign in with your password\./);
  },
};
