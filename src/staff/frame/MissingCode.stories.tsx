import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MissingCode } from './MissingCode.tsx';

const meta = {
  title: 'Staff/Missing code',
  component: MissingCode,
} satisfies Meta<typeof MissingCode>;

export default meta;
type Story = StoryObj<typeof MissingCode>;

export const Failed: Story = {};
