import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AddButton } from './AddButton.tsx';

const meta = {
  component: AddButton,
  args: { name: 'Red rice', isBusy: false, onClick: () => undefined },
} satisfies Meta<typeof AddButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Busy: Story = { args: { isBusy: true } };
