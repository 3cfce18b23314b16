import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { optionOf, productOf, valueOf } from '../../testing/catalogData.ts';
import { ChosenPrice } from './ChosenPrice.tsx';

const meta = {
  component: ChosenPrice,
  parameters: { draws: ['ProductUnitPrice', 'SpecialEnd'] },
  args: {
    product: productOf({
      special: 80,
      unit_price: { price: 80, per: 1, measure: 'kg' },
      options: [
        optionOf('1', 'radio', {
          product_option_value: [
            valueOf('11', '1 kg', { isdefault: true }),
            valueOf('12', '5 kg', { price: 300 }),
          ],
        }),
      ],
    }),
    chosen: ['11'],
    size: 'large',
  },
} satisfies Meta<typeof ChosenPrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ending: Story = {
  args: {
    product: { ...meta.args.product, special_until: '2026-12-05T23:59:00+05:30' },
  },
};
export const AnotherChosen: Story = { args: { chosen: ['12'] } };
