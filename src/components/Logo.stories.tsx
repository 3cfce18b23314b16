import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { Picture } from '../api/endpoints.gen.ts';
import { Logo } from './Logo.tsx';

function drawn(width: number, height: number): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><circle cx="50" cy="50" r="44" fill="#8a2f4b"/><path stroke="#8a2f4b" stroke-width="16" d="M112 50h${width - 130}"/></svg>`;
  return {
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    widths: [160],
    formats: ['svg+xml'],
    width,
    height,
    alt: '',
    color: '#ffffff',
  };
}

const meta = { component: Logo, args: { name: 'Hill & Pantry' } } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mark: Story = {};
export const OwnPicture: Story = { args: { picture: drawn(100, 100) } };
export const Wordmark: Story = { args: { picture: drawn(360, 100) } };
export const LongName: Story = {
  args: { name: 'The Extraordinarily Well Stocked Village Pantry' },
};
export const NoName: Story = { args: { name: '' } };
