import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { lineOf, pictureOf } from '../../testing/catalogData.ts';
import { Started } from '../../testing/Started.tsx';
import { failing, unanswered } from '../../testing/missingAnswers.ts';
import { CartPreview } from './CartPreview.tsx';

const meta = {
  component: CartPreview,
  parameters: { draws: ['CartPreviewLine'] },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <Started>
        <Story />
      </Started>
    ),
  ],
} satisfies Meta<typeof CartPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const cart = (getCart: object) => ({ shop: { answers: { getCart } } });
const totals = [{ code: 'total', text: '₹ 470.00/-' }];
const rice = lineOf({
  picture: pictureOf('basmati-rice'),
  option: [{ name: 'Pack size', value: '1 kg' }],
});

export const TwoLines: Story = {
  parameters: cart({
    products: [
      rice,
      lineOf({ cart_item_id: '8', name: 'ghee', picture: pictureOf('ghee', 2), special: 90 }),
    ],
    totals,
  }),
};
export const ManyLines: Story = {
  parameters: cart({
    products: Array.from({ length: 9 }, (_, index) => ({ ...rice, cart_item_id: String(index) })),
    totals,
  }),
};
export const Empty: Story = { parameters: cart({ products: [], totals: [] }) };
export const Failed: Story = { parameters: cart(failing) };
export const Loading: Story = { parameters: cart(unanswered) };
