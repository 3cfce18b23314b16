import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Comparing } from '../../testing/Comparing.tsx';
import { CompareToggle } from './CompareToggle.tsx';

const meta = {
  component: CompareToggle,
  args: { productId: '41', name: 'Red rice' },
} satisfies Meta<typeof CompareToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen: Story = {
  decorators: [
    (Story) => (
      <Comparing ids={['41']}>
        <Story />
      </Comparing>
    ),
  ],
};

export const Round: Story = {};
export const RoundChosen: Story = { ...chosen };
export const Labelled: Story = { args: { isLabelled: true } };
export const LabelledChosen: Story = { ...chosen, args: { isLabelled: true } };
