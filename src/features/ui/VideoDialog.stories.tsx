import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VideoDialog } from './VideoDialog.tsx';

const meta = {
  component: VideoDialog,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, onClose: () => undefined, title: 'A morning on the farm' },
} satisfies Meta<typeof VideoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// Empty, so that a story requests nothing from other sites.
export const Player: Story = { args: { videoId: '' } };
