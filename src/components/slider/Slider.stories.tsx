import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pictureOf } from '../../testing/catalogData.ts';
import { ProductImage } from '../goods/ProductImage.tsx';
import { Slider } from './Slider.tsx';

const pictures = (count: number, width: number) =>
  Array.from({ length: count }, (_, index) => (
    <ProductImage
      key={index}
      picture={pictureOf('basmati-rice', (index % 2) + 1)}
      alt={`Picture ${index + 1}`}
      width={width}
      height={(width * 9) / 8}
      isFluid
    />
  ));

const meta = {
  component: Slider,
  parameters: { draws: ['SlickTrack'] },
  args: { kind: 'product', label: 'Pictures', children: pictures(7, 320) },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};
export const NewProduct: Story = { args: { kind: 'new-product' } };
export const Compare: Story = { args: { kind: 'compare' } };
export const Box: Story = { args: { kind: 'box' } };
export const Ingredients: Story = { args: { kind: 'ingredients' } };
export const Blog: Story = { args: { kind: 'blog' } };
export const Certificate: Story = { args: { kind: 'certificate' } };
export const Testimonial: Story = { args: { kind: 'testimonial' } };
export const HomeBanner: Story = { args: { kind: 'home-banner' } };
export const ProductDetail: Story = { args: { kind: 'product-detail' } };
export const QuickView: Story = { args: { kind: 'quick-view' } };
export const AllSeen: Story = { args: { kind: 'quick-view', children: pictures(3, 80) } };
