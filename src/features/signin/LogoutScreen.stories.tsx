import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { LogoutScreen } from './LogoutScreen.tsx';

const meta = {
  component: LogoutScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: { shop: { address: '/account/logout', answers: { logout: unanswered } } },
} satisfies Meta<typeof LogoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Rejected: Story = { parameters: { shop: { answers: { logout: failing } } } };
