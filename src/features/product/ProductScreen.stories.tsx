import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { cardsOf, optionOf, pictureOf, productOf, valueOf } from '../../testing/catalogData.ts';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { Started } from '../../testing/Started.tsx';
import { ProductScreen } from './ProductScreen.tsx';

const meta = {
  component: ProductScreen,
  parameters: {
    draws: [
      'NotFoundRedirect',
      'ProductDetails',
      'ProductFacts',
      'ProductReviews',
      'ProductSummary',
      'WeightNote',
      'RelatedProducts',
    ],
  },
  args: { params: { handle: 'basmati-rice' } },
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const product = productOf({
  pictures: [pictureOf('basmati-rice'), pictureOf('basmati-rice', 2)],
  allergens: ['milk'],
  options: [
    optionOf('1', 'radio', {
      name: 'Pack size',
      required: true,
      product_option_value: [
        valueOf('11', '1 kg', { isdefault: true }),
        valueOf('12', '5 kg', { price: 300 }),
      ],
    }),
  ],
});

const shop = (getProduct: object) => ({
  shop: {
    address: '/shop/basmati-rice',
    answers: { getProduct, listRelatedProducts: { products: cardsOf(4) } },
  },
});

export const Ready: Story = { parameters: shop(product) };
export const OnSale: Story = { parameters: shop({ ...product, special: 80 }) };
export const OutOfStock: Story = { parameters: shop({ ...product, stock: 0 }) };
export const SoldByWeight: Story = {
  parameters: shop({ ...product, weight_step: 250, options: [] }),
};
export const Loading: Story = { parameters: shop(unanswered) };
export const Failed: Story = { parameters: shop(failing) };
export const LongName: Story = {
  parameters: shop({
    ...product,
    name: 'Farine de blé complète moulue à la meule de pierre des collines du Kumaon',
  }),
  globals: { language: 'fr', viewport: { value: 'phone' } },
};
export const NoSuchProduct: Story = { parameters: shop({ error: 'No such product' }) };
