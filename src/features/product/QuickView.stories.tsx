import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { optionOf, pictureOf, productOf, valueOf } from '../../testing/catalogData.ts';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { QuickView } from './QuickView.tsx';

const meta = {
  component: QuickView,
  parameters: { draws: ['OptionChoiceList', 'QuickViewForm', 'QuickViewGallery'] },
  args: { productId: '41', isOpen: true, onClose: () => undefined },
} satisfies Meta<typeof QuickView>;

export default meta;
type Story = StoryObj<typeof meta>;

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...pictureOf('basmati-rice', (index % 2) + 1),
    alt: `Basmati rice, picture ${index + 1}`,
  }));
const product = productOf({
  name: 'Basmati rice',
  pictures: pictures(6),
  images: [],
  unit_price: { price: 100, per: 1, measure: 'kg' },
});
const values = [
  valueOf('11', 'Paper pouch', { picture: pictureOf('basmati-rice') }),
  valueOf('12', 'Cotton bag', { price: 40, picture: pictureOf('basmati-rice', 2) }),
];
const shop = (getProduct: object) => ({ shop: { address: '/shop', answers: { getProduct } } });

export const SeveralPictures: Story = { parameters: shop(product) };
export const OnePicture: Story = { parameters: shop({ ...product, pictures: pictures(1) }) };
export const AllKindsOfOptions: Story = {
  parameters: shop({
    ...product,
    options: [
      optionOf('1', 'select', { name: 'Size', required: true, product_option_value: values }),
      optionOf('2', 'radio', { name: 'Packaging', required: true, product_option_value: values }),
      optionOf('3', 'checkbox', { name: 'Extras', product_option_value: values }),
      optionOf('4', 'image', { name: 'Design', product_option_value: values }),
      optionOf('5', 'text', { name: 'Message on the gift card' }),
    ],
  }),
};
export const OnSale: Story = { parameters: shop({ ...product, special: 80 }) };
export const MinimumOfSix: Story = { parameters: shop({ ...product, minimum: 6 }) };
export const OutOfStock: Story = { parameters: shop({ ...product, stock: 0 }) };
export const FrenchLongNames: Story = {
  parameters: {
    ...shop({
      ...product,
      name: 'Farine de blé complète moulue à la meule de pierre des collines du Kumaon, sac de cinq kilogrammes',
      description:
        '<p>Une farine au goût de noisette, pour les chapatis et les pains rustiques.</p>',
      options: [
        optionOf('1', 'radio', {
          name: 'Conditionnement',
          required: true,
          product_option_value: [
            valueOf('11', 'Sachet refermable en papier recyclé'),
            valueOf('12', 'Boîte métallique ronde réutilisable', { price: 1250 }),
          ],
        }),
      ],
    }),
  },
  globals: { language: 'fr' },
};
export const Loading: Story = { parameters: shop(unanswered) };
export const Failed: Story = { parameters: shop(failing) };
export const Unknown: Story = { parameters: shop({ error: 'No such product' }) };
