import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pictureOf } from '../../testing/catalogData.ts';
import { ContentBlock } from './ContentBlock.tsx';

const block = {
  title: 'From a field with a <em>name</em>',
  content:
    '<p>We buy from <strong>214 farms</strong>, none larger than a morning’s walk.</p><p>We agree on the price before sowing and pay half of it then.</p>',
  picture: { ...pictureOf('field'), url: '/pictures/collection-vegetables-{width}.{format}' },
};

const meta = { component: ContentBlock, args: { block } } satisfies Meta<typeof ContentBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ImageRight: Story = {};
export const ImageLeft: Story = { args: { block: { ...block, imageLeft: true } } };
export const SeeMore: Story = { args: { block: { ...block, seeMore: true } } };
