import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MainLoader } from './MainLoader.tsx';

const meta = { component: MainLoader } satisfies Meta<typeof MainLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
