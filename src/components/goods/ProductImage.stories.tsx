import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Picture } from '../../api/endpoints.gen.ts';
import { ProductImage } from './ProductImage.tsx';

function drawn(): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 180"><path fill="#fde7c2" d="M0 0h160v180H0z"/><circle cx="80" cy="95" r="44" fill="#ef9420"/></svg>`;
  return {
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    widths: [320],
    formats: ['svg+xml'],
    width: 8,
    height: 9,
    alt: 'A round fruit',
    color: '#fde7c2',
  };
}

const meta = {
  component: ProductImage,
  args: { picture: drawn(), alt: 'A round fruit', width: 160, height: 180 },
} satisfies Meta<typeof ProductImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};
export const Eager: Story = { args: { isEager: true } };
export const Square: Story = { args: { width: 450, height: 450 } };
export const Fluid: Story = { args: { width: 16, height: 9, isFluid: true, sizes: '100vw' } };
export const Broken: Story = { args: { picture: undefined } };
