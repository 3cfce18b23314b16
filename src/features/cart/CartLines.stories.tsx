import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { lineOf, pictureOf } from '../../testing/catalogData.ts';
import { CartLines } from './CartLines.tsx';

const line = lineOf({ picture: pictureOf('basmati-rice'), name: 'Basmati rice' });

const meta = {
  component: CartLines,
  parameters: { draws: ['CartLineRow', 'LineChanges', 'LineOptions', 'LineSummary'] },
  args: { items: [line], isChangeable: true, onFocusLost: () => undefined },
} satisfies Meta<typeof CartLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const OnSaleWithOptions: Story = {
  args: {
    items: [
      {
        ...line,
        special: 80,
        total: 160,
        option: [
          { name: 'Pack size', value: '1 kg' },
          { name: 'Packaging', value: 'Paper pouch' },
        ],
        unit_price: { price: 80, per: 1, measure: 'kg' },
      },
    ],
  },
};
export const WithoutChanges: Story = { args: { isChangeable: false } };
export const LongName: Story = {
  args: {
    items: [
      { ...line, name: 'Stone-ground whole-wheat flour from the hills of Kumaon', total: 125000 },
    ],
  },
};
