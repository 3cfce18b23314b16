import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pictureOf } from '../../testing/catalogData.ts';
import { ProductGallery } from './ProductGallery.tsx';

const meta = {
  component: ProductGallery,
  parameters: { draws: ['GalleryControls', 'GalleryThumbnails'] },
  args: { name: 'Basmati rice', urls: [], pictures: [] },
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => pictureOf('basmati-rice', (index % 2) + 1));

export const OnePicture: Story = { args: { pictures: pictures(1) } };
export const TwoPictures: Story = { args: { pictures: pictures(2) } };
export const NoPicture: Story = {};
/** Shows distinct URLs of the same picture, since equal URLs would share a key. */
export const SevenAddresses: Story = {
  args: {
    urls: Array.from({ length: 7 }, (_, index) => `/pictures/brown-rice-1-360.webp?${index}`),
  },
};
