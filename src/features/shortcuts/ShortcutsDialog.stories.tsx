import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const meta = {
  component: ShortcutsDialog,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, onClose: () => undefined },
} satisfies Meta<typeof ShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
