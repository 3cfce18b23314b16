import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BackToTop } from './BackToTop.tsx';

const meta = {
  component: BackToTop,
  args: { isShown: true, onClick: () => undefined },
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Hidden: Story = { args: { isShown: false } };
