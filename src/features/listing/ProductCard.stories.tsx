import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardOf, optionOf, pictureOf, valueOf } from '../../testing/catalogData.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

const rice = cardOf({
  handle: 'basmati-rice',
  name: 'Basmati rice',
  picture: pictureOf('basmati-rice'),
  unit_price: { price: 100, per: 1, measure: 'kg' },
});

const meta = {
  component: ProductCard,
  parameters: { draws: ['MinimumText'] },
  args: { product: rice },
  decorators: [
    (Story) => (
      <div className={styles.grid}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OnSale: Story = { args: { product: { ...rice, special: 80 } } };
export const WithDefaultOptions: Story = {
  args: {
    product: {
      ...rice,
      options: [
        optionOf('1', 'select', {
          product_option_value: [valueOf('11', '1 kg', { isdefault: true })],
        }),
        optionOf('2', 'radio', {
          product_option_value: [valueOf('21', 'Paper pouch', { isdefault: true })],
        }),
      ],
    },
  },
};
export const MinimumOfSix: Story = { args: { product: { ...rice, minimum: 6 } } };
export const OutOfStock: Story = { args: { product: { ...rice, stock: 0 } } };
export const LongName: Story = {
  args: { product: { ...rice, name: 'Stone-ground whole-wheat flour from the hills of Kumaon' } },
};
export const Loading: Story = { args: { loader: true } };
