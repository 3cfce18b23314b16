import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { AvoidScreen } from './AvoidScreen.tsx';

const meta = {
  component: AvoidScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    draws: ['AccountSkeleton', 'QueryView'],
    shop: { address: '/account/avoid', answers: { getLoginStatus: { logged: true } } },
  },
} satisfies Meta<typeof AvoidScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const Loading: Story = { parameters: { shop: { answers: { getAvoidList: unanswered } } } };
export const Failed: Story = { parameters: { shop: { answers: { getAvoidList: failing } } } };
