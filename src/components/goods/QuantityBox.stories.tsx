import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QuantityBox } from './QuantityBox.tsx';

const meta = {
  component: QuantityBox,
  args: { quantity: 2, name: 'Red rice', onDecrease: () => undefined, onIncrease: () => undefined },
} satisfies Meta<typeof QuantityBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Text: Story = { args: { isText: true } };
export const ByWeight: Story = { args: { weightStep: 250, quantity: 5 } };
export const Lowest: Story = { args: { quantity: 1 } };
export const Editable: Story = { args: { onChange: () => undefined } };
export const Disabled: Story = { args: { isDisabled: true } };
