import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AwardTile } from './AwardTile.tsx';

const award = {
  title: 'Golden Ladle: food shop of the year',
  thumb: '/pictures/award-golden-ladle.svg',
  popup: '/pictures/award-golden-ladle.svg',
  link: '',
};

const meta = {
  component: AwardTile,
  args: { award, onVideo: () => undefined, onPopup: () => undefined },
} satisfies Meta<typeof AwardTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LargePicture: Story = {};
export const Link: Story = {
  args: { award: { ...award, link: 'https://prize.example', link_type: 'link' } },
};
export const Video: Story = {
  args: {
    award: {
      ...award,
      title: 'Farm cinema night: the film we showed',
      thumb: '/pictures/award-farm-cinema.svg',
      link: 'aqz-KE-bpKQ',
      link_type: 'ytvideo',
    },
  },
};
