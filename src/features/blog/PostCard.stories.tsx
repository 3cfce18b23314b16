import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { postOf } from '../../testing/contentData.ts';
import { PostCard } from './PostCard.tsx';

const meta = {
  component: PostCard,
  parameters: { draws: ['PostMeta'] },
  args: { post: postOf() },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { isLarge: true } };
const { picture: _picture, ...bare } = postOf({
  title: 'A title that goes on for longer than anybody who only wanted lunch would care to read',
  author: '',
});
export const WithoutPicture: Story = { args: { post: bare } };
