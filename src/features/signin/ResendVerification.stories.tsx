import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ResendVerification } from './ResendVerification.tsx';

const meta = {
  component: ResendVerification,
  args: { email: 'meera@example.com' },
} satisfies Meta<typeof ResendVerification>;

export default meta;

export const Asked: StoryObj<typeof meta> = {};
