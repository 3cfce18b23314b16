import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ServerRenderedPage } from './ServerRenderedPage.tsx';

const content = document.createElement('div');
const heading = document.createElement('h1');
heading.append('Basmati rice');
content.append(heading, 'Aged for a year, so that the grains stay apart.');

const meta = {
  component: ServerRenderedPage,
  args: { content, onRetry: () => undefined },
} satisfies Meta<typeof ServerRenderedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CodeNotLoaded: Story = {};
