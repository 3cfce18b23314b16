import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { AvoidedWarning } from './AvoidedWarning.tsx';

const meta = {
  component: AvoidedWarning,
  args: { contents: { allergens: ['milk', 'nuts'] } },
  parameters: {
    shop: {
      answers: { getLoginStatus: { logged: true }, getAvoidList: { avoid: ['milk', 'nuts'] } },
    },
  },
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
} satisfies Meta<typeof AvoidedWarning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Contained: Story = {};
export const Unknown: Story = { args: { contents: { allergens: null }, isComplete: true } };
export const Traces: Story = { args: { contents: { allergens: [], may_contain: ['nuts'] } } };
