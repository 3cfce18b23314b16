import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { productOf } from '../../testing/catalogData.ts';
import { Comparing } from '../../testing/Comparing.tsx';
import { unanswered } from '../../testing/missingAnswers.ts';
import { CompareBar } from './CompareBar.tsx';

const meta = {
  component: CompareBar,
  args: { isInert: false, onFocusLost: () => undefined },
  parameters: { shop: { address: '/shop', answers: { getProduct: productOf() } } },
} satisfies Meta<typeof CompareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const comparing = (...ids: string[]): Story => ({
  decorators: [
    (Story) => (
      <Comparing ids={ids}>
        <Story />
      </Comparing>
    ),
  ],
});

export const OneProduct: Story = comparing('1');
export const FourProducts: Story = comparing('1', '2', '3', '4');
export const Loading: Story = {
  ...comparing('1', '2'),
  parameters: { shop: { answers: { getProduct: unanswered } } },
};
