import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { optionOf, productOf, valueOf } from '../../testing/catalogData.ts';
import { Comparing } from '../../testing/Comparing.tsx';
import type { SeenCall } from '../../testing/fakeBackend.ts';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { CompareScreen } from './CompareScreen.tsx';

const nutrition = {
  energy_kj: 1465,
  energy_kcal: 350,
  fat: 0.9,
  saturates: 0.2,
  carbohydrate: 77,
  sugars: 0.3,
  fibre: 1.4,
  protein: 8.1,
  salt: 0.01,
};

function someProduct({ url }: SeenCall) {
  const id = url.searchParams.get('product_id') ?? '';
  const isSecond = id === '2';
  return productOf({
    product_id: id,
    name: isSecond ? 'Riz rouge complet de montagne cultivé en terrasses' : `Red rice ${id}`,
    special: isSecond ? 80 : 0,
    stock: id === '3' ? 0 : 20,
    allergens: isSecond ? ['milk', 'nuts', 'sesame', 'sulphites'] : [],
    marks: isSecond ? ['vegetarian', 'vegan', 'organic'] : ['vegetarian'],
    unit_price: { price: isSecond ? 80 : 100, per: 1, measure: 'kg' },
    nutrition: { ...nutrition, protein: isSecond ? 12 : 8.1 },
    options: [
      optionOf('1', 'select', {
        product_option_value: [valueOf('11', '1 kg', { isdefault: true })],
      }),
    ],
  });
}

const meta = {
  component: CompareScreen,
  parameters: {
    draws: ['CompareColumn', 'CompareList'],
    shop: { address: '/compare', answers: { getProduct: someProduct } },
  },
} satisfies Meta<typeof CompareScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const comparing = (...ids: string[]): Story => ({
  decorators: [
    (Story) => (
      <Started>
        <Comparing ids={ids}>
          <Story />
        </Comparing>
      </Started>
    ),
  ],
});

export const Empty: Story = comparing();
export const OneProduct: Story = comparing('1');
export const FourProducts: Story = comparing('1', '2', '3', '4');
export const FourInFrench: Story = {
  ...comparing('1', '2', '3', '4'),
  globals: { language: 'fr' },
};
export const Gone: Story = {
  ...comparing('1'),
  parameters: { shop: { answers: { getProduct: { error: 'Product not found.' } } } },
};
export const Loading: Story = {
  ...comparing('1', '2'),
  parameters: { shop: { answers: { getProduct: unanswered } } },
};
export const Failed: Story = {
  ...comparing('1', '2'),
  parameters: { shop: { answers: { getProduct: failing } } },
};
