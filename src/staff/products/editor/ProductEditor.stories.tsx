import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { problem } from '../../../testing/problem.ts';
import examples from '../../../testing/staffExamples.gen.json' with { type: 'json' };
import { StaffApp } from '../../StaffApp.tsx';

const product = examples.getStaffProduct.answer;
const address = `/staff/products/${product.product_id}`;
const { permissions, ...session } = examples.getStaffSession.answer;

const VARIANT = { special: null, sku: '', barcode: '', unit_measure: 'g' };

const withVariants = {
  ...product,
  variants: [
    { variant_id: '91', stock: 12 },
    { variant_id: '92', stock: 0 },
  ],
  values: {
    ...product.values,
    options: product.values.options.map((option) => ({ ...option, is_variant: true })),
    variants: [
      { ...VARIANT, id: '91', choice: [0], price: 190, sku: 'RICE-1', unit_amount: 1000 },
      { ...VARIANT, id: '92', choice: [1], price: 890, special: 840, unit_amount: 5000 },
    ],
  },
};

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Product',
  component: StaffApp,
  parameters: {
    draws: [
      'StatusPanel',
      'VariantsPanel',
      'VariantFields',
      'ProductScreen',
      'DeleteProductDialog',
      'ProductSide',
      'ProductEditor',
      'EditorFrame',
      'SalePanel',
      'BarcodeWarning',
      'SizeSuggestion',
      'TextsPanel',
      'SearchPanel',
      'FoodPanel',
      'AllergenWarning',
      'OptionsPanel',
      'OptionFields',
      'MoveButtons',
      'ProductTextField',
      'StockPanel',
      'ConflictDialog',
      'NewProductScreen',
      'RichTextField',
      'RichTextEditor',
      'RichTextToolbar',
      'LinkForm',
      'ChangeList',
    ],
    staff: { address },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

const written = async () => {
  await screen.findByRole(
    'textbox',
    { name: /^Description \((French|français)\)$/ },
    { timeout: 10_000 },
  );
};

export const Edited: Story = { play: written };

export const OnAPhone: Story = { play: written, globals: { viewport: { value: 'phone' } } };

export const Variants: Story = {
  play: written,
  parameters: { staff: { address, answers: { getStaffProduct: withVariants } } },
};

export const ReadOnly: Story = {
  play: written,
  parameters: {
    staff: {
      address,
      answers: {
        getStaffSession: {
          ...session,
          permissions: permissions.filter((name) => name !== 'products.manage'),
        },
      },
    },
  },
};

export const New: Story = {
  play: written,
  parameters: { staff: { address: '/staff/products/new' } },
};

export const Unknown: Story = {
  parameters: {
    staff: { address, answers: { getStaffProduct: () => new Response('{}', { status: 404 }) } },
  },
};

export const Linking: Story = {
  play: async () => {
    await written();
    const [link] = await screen.findAllByRole('button', { name: /^(Link|Lien)$/ });
    if (link) await userEvent.click(link);
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^(Link|Lien)$/ }),
      'nowhere{Enter}',
    );
    await screen.findByText(/https:\/\//);
  },
};

let saves = 0;
const theirs = {
  ...product,
  version: '0a1b2c3d4e5f6071',
  values: { ...product.values, brand: 'Root & Co', price: 205, minimum: 2 },
};

export const TwoPeople: Story = {
  parameters: {
    staff: {
      address,
      answers: {
        getStaffProduct: () => (saves > 0 ? theirs : product),
        saveProduct: () => {
          saves += 1;
          return problem(409, 'Someone else has edited this product.');
        },
      },
    },
  },
  play: async () => {
    saves = 0;
    await written();
    const price = await screen.findByRole('textbox', { name: /^(Price|Prix)$/ });
    await userEvent.clear(price);
    await userEvent.type(price, '199');
    await userEvent.click(await screen.findByRole('button', { name: /^(Save|Enregistrer)$/ }));
    await screen.findByRole('dialog');
  },
};

export const Deleting: Story = {
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Delete product|Supprimer le produit)$/ }),
    );
    await screen.findByRole('dialog');
  },
};
