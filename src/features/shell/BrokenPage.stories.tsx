import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BrokenPage } from './BrokenPage.tsx';

const meta = { component: BrokenPage } satisfies Meta<typeof BrokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = {};
