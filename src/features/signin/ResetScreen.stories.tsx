import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Started } from '../../testing/Started.tsx';
import { ResetScreen } from './ResetScreen.tsx';

const meta = {
  component: ResetScreen,
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
  parameters: {
    shop: { address: '/account/reset#code=c0de', answers: { getLoginStatus: { logged: false } } },
  },
} satisfies Meta<typeof ResetScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const InFrench: Story = { globals: { language: 'fr' } };
export const NoCode: Story = {
  parameters: {
    shop: { address: '/account/reset', answers: { getLoginStatus: { logged: false } } },
  },
};
