import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pictureOf } from '../../testing/catalogData.ts';
import { ZoomDialog } from './ZoomDialog.tsx';

const shown = { picture: pictureOf('basmati-rice'), alt: 'A sack of basmati rice' };

const meta = {
  component: ZoomDialog,
  parameters: { draws: ['ZoomStage'] },
  args: {
    isOpen: true,
    onClose: () => undefined,
    inputs: { title: 'Basmati rice', pictures: [shown], index: 0 },
  },
} satisfies Meta<typeof ZoomDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePicture: Story = {};
export const ThreePictures: Story = {
  args: { inputs: { title: 'Basmati rice', pictures: [shown, shown, shown], index: 1 } },
};
export const MissingPicture: Story = {
  args: { inputs: { title: 'Basmati rice', pictures: [{ alt: 'Basmati rice' }], index: 0 } },
};
