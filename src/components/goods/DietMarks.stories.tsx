import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DietMarks } from './DietMarks.tsx';

const meta = {
  component: DietMarks,
  args: { marks: ['vegetarian' as const, 'vegan' as const, 'organic' as const] },
} satisfies Meta<typeof DietMarks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const One: Story = { args: { marks: ['vegetarian'] } };
