import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  component: DashboardScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: ['AccountPage', 'Guarded'],
    shop: { address: '/account/dashboard', answers: { getLoginStatus: { logged: true } } },
  },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const Loading: Story = { parameters: { shop: { answers: { getProfile: unanswered } } } };
export const Failed: Story = { parameters: { shop: { answers: { getProfile: failing } } } };
