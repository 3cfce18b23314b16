import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardSkeleton } from './CardSkeleton.tsx';

const meta = { component: CardSkeleton } satisfies Meta<typeof CardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
