import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../../api/api.ts';
import type { Product } from '../../api/endpoints.gen.ts';
import { cardsOf, optionOf, pictureOf, productOf, valueOf } from '../../testing/catalogData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { selectDialog, selectToasts } from '../ui/uiSlice.ts';
import { ProductScreen } from './ProductScreen.tsx';

const weight = optionOf('1', 'select', {
  name: 'Weight',
  required: true,
  product_option_value: [valueOf('11', '1 kg'), valueOf('12', '5 kg', { price: 300 })],
});
const grind = optionOf('2', 'radio', {
  name: 'Grind',
  required: true,
  product_option_value: [valueOf('21', 'Fine'), valueOf('22', 'Coarse', { price: 10 })],
});
const extras = optionOf('3', 'checkbox', {
  name: 'Extras',
  product_option_value: [valueOf('31', 'Bag', { price: 5 }), valueOf('32', 'Bow', { price: 7 })],
});
const jar = optionOf('4', 'image', {
  name: 'Jar',
  product_option_value: [
    valueOf('41', 'Glass', { picture: pictureOf('jar') }),
    valueOf('42', 'Tin'),
  ],
});
const greeting = optionOf('5', 'text', { name: 'Greeting' });
const allKinds = [weight, grind, extras, jar, greeting];

function openProduct(product: Partial<Product>, answers: Answers = {}) {
  return renderWithProviders(<ProductScreen params={{ handle: 'red-rice' }} />, {
    address: '/shop/red-rice',
    answers: {
      getProduct: productOf(product),
      listProductReviews: { reviews: [], total: 0 },
      listRelatedProducts: { products: [] },
      ...answers,
    },
  });
}

async function addButton() {
  return screen.findByRole('button', { name: 'Add to cart: Red rice' });
}

function adds({ calls }: ReturnType<typeof openProduct>) {
  return calls.filter(({ operation }) => operation === 'addToCart');
}

describe('ProductScreen: content', () => {
  it('fetches the product by its handle and shows it [ROUTES-26, API-28]', async () => {
    const { calls } = openProduct({ unit_price: { price: 100, per: 1, measure: 'kg' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Red rice' })).toBeVisible();
    expect(calls[0]?.url.search).toContain('product/product&product_slug=red-rice');
    expect(screen.getByText('₹ 100.00/-')).toBeVisible();
    expect(screen.getByText('₹ 100.00/- per kg')).toBeVisible();
    expect(screen.getByText('Ridge & Root')).toBeVisible();
    expect(screen.getByText('In stock')).toBeVisible();
    expect(screen.getByText('Vegan')).toBeVisible();
    expect(screen.getByText('Red rice.')).toBeVisible();
    expect(screen.getByText(/Free from the 14 allergens/)).toBeVisible();
  });

  it('shows that allergens are not stated if the data is missing', async () => {
    openProduct({ allergens: null, may_contain: [] });
    expect(await screen.findByText(/^Not listed\./)).toBeVisible();
    expect(screen.queryByText(/Free from the 14/)).toBeNull();
  });

  it('links back to the collection [SHELL-11]', async () => {
    openProduct({});
    const way = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    expect(within(way).getByRole('link', { name: 'Rice & grains' })).toHaveAttribute(
      'href',
      '/shop/collection/grains',
    );
  });

  it('shows the description as sanitized HTML', async () => {
    openProduct({ description: '<p>Nutty and <strong>firm</strong>.</p>' });
    expect(await screen.findByText('firm', { selector: 'strong' })).toBeVisible();
  });

  it('treats missing fields as empty [OPEN-16]', async () => {
    openProduct({}, { getProduct: { product_id: '41', handle: 'red-rice', name: 'Red rice' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Red rice' })).toBeVisible();
    expect(screen.queryByText(/₹/)).toBeNull();
    expect(screen.queryByText('Ingredients')).toBeNull();
  });

  it('shows nutrition and allergens', async () => {
    openProduct({
      allergens: ['milk', 'nuts'],
      allergen_names: 'Almonds',
      may_contain: ['sesame'],
      nutrition: {
        energy_kj: 1465,
        energy_kcal: 350,
        fat: 0.9,
        saturates: 0.2,
        carbohydrate: 77,
        sugars: 0.3,
        fibre: 1.4,
        protein: 8.1,
        salt: 0.01,
      },
    });
    expect(await screen.findByText('Milk')).toBeVisible();
    expect(screen.getByText('Nuts')).toBeVisible();
    expect(screen.getByText('Almonds')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'May contain' })).toBeVisible();
    expect(screen.getByText('Sesame')).toBeVisible();
    expect(screen.getByRole('table')).toHaveTextContent('350');
  });

  it('shows thumbnails only for several pictures', async () => {
    const { unmount } = openProduct({ pictures: [pictureOf('red-rice')] });
    expect(await screen.findByRole('img', { name: 'A sack of red-rice' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show image/ })).toBeNull();
    unmount();
    openProduct({ pictures: [pictureOf('red-rice'), pictureOf('red-rice', 2)] });
    expect(await screen.findAllByRole('button', { name: /Show image . of 2/ })).toHaveLength(2);
  });

  it('shows at most 20 related products [API-30, LIMITS-15]', async () => {
    const { calls } = openProduct({}, { listRelatedProducts: { products: cardsOf(1) } });
    expect(await screen.findByRole('heading', { name: 'Rice 1', level: 3 })).toBeVisible();
    const call = calls.find(({ operation }) => operation === 'listRelatedProducts');
    expect(call?.url.search).toContain('product/product/related&product_id=41&limit=20');
  });

  it('shows rating and reviews once the config allows them [OPEN-53, CARD-09]', async () => {
    const page = openProduct(
      {},
      {
        listProductReviews: {
          reviews: [
            {
              review_id: '1',
              product_id: '41',
              name: 'Meera S.',
              text: 'Fluffy.',
              rating: 5,
              date: '2026-10-02T09:00:00Z',
            },
          ],
          total: 1,
        },
      },
    );
    await addButton();
    expect(screen.queryByText('Reviews')).toBeNull();
    await page.dispatched(api.endpoints.getConfig.initiate());
    expect(await screen.findByText('Fluffy.')).toBeVisible();
    expect(screen.getByText('Meera S.')).toBeVisible();
    expect(screen.getByText('2 Oct 2026')).toBeVisible();
    const read = page.calls.find(({ operation }) => operation === 'listProductReviews');
    expect(read?.url.search).toContain('product/product/review&product_id=41&page=1');
    expect(screen.getByRole('link', { name: 'All reviews' })).toHaveAttribute(
      'href',
      '/shop/red-rice/reviews',
    );
  });

  it('pages through reviews and scrolls to the start of the list [API-33]', async () => {
    const reviews = [
      {
        review_id: '1',
        product_id: '41',
        name: 'A',
        text: 'Dry.',
        rating: 2,
        date: '2026-10-02T09:00:00Z',
      },
    ];
    const page = openProduct({}, { listProductReviews: { reviews, total: 41 } });
    await page.dispatched(api.endpoints.getConfig.initiate());
    await page.user.click(await screen.findByRole('link', { name: /3/ }));
    expect(page.store.getState().location).toMatchObject({
      pathname: '/shop/red-rice',
      search: '?page=3',
      hash: '#reviews',
    });
    await waitFor(() =>
      expect(page.calls.at(-1)?.url.search).toContain(
        'product/product/review&product_id=41&page=3',
      ),
    );
  });
});

describe('ProductScreen: states', () => {
  it('shows a placeholder while loading', () => {
    openProduct({}, { getProduct: () => new Promise(() => {}) });
    expect(screen.getByTestId('product-skeleton')).toBeInTheDocument();
  });

  it('redirects to /info/not-found for an unknown handle [OPEN-06]', async () => {
    const { store } = openProduct({}, { getProduct: { error: 'No such product' } });
    await waitFor(() =>
      expect(store.getState().location).toMatchObject({
        pathname: '/info/not-found',
        action: 'REPLACE',
      }),
    );
  });

  it('offers a retry after a failure, also while retrying', async () => {
    let answer: () => unknown = () => new Response('', { status: 500 });
    const { user } = openProduct({}, { getProduct: () => answer() });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answer = () => promise;
    await user.click(retry);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    resolve(productOf());
    expect(await screen.findByRole('heading', { level: 1, name: 'Red rice' })).toBeVisible();
  });

  it('states the quantity of goods sold by weight as a weight', async () => {
    openProduct({ weight_step: 250, stock: 3 });
    expect(await screen.findByText(/^Price per 250 g\. We weigh it/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('250 g');
    expect(screen.getByText('Only 750 g left')).toBeVisible();
  });

  it('shows that the product is out of stock, without an add button', async () => {
    openProduct({ stock: 0 });
    expect(await screen.findByText('Out of stock')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
  });
});

describe('ProductScreen: options', () => {
  it('renders one kind of field per option type [ENTITIES-14, ENTITIES-15]', async () => {
    openProduct({ options: allKinds });
    expect(await screen.findByRole('combobox', { name: 'Weight' })).toBeVisible();
    const radios = screen.getByRole('radiogroup', { name: 'Grind' });
    expect(within(radios).getAllByRole('radio')).toHaveLength(2);
    const checks = screen.getByRole('group', { name: /Extras/ });
    expect(within(checks).getAllByRole('checkbox')).toHaveLength(2);
    const pictures = screen.getByRole('radiogroup', { name: /Jar/ });
    expect(within(pictures).getByRole('radio', { name: 'Glass' })).toBeInTheDocument();
    expect(pictures.querySelector('img')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Greeting/ })).toBeVisible();
  });

  it('updates the price for the chosen options [OPEN-35, PRICE-06]', async () => {
    const { user } = openProduct({ options: allKinds, special: 80 });
    await user.selectOptions(await screen.findByRole('combobox'), '12');
    await user.click(screen.getByRole('radio', { name: /Coarse/ }));
    await user.click(screen.getByRole('checkbox', { name: /Bag/ }));
    await user.click(screen.getByRole('checkbox', { name: /Bow/ }));
    await user.type(screen.getByRole('textbox', { name: /Greeting/ }), 'Hi');
    expect(screen.getByText('₹ 402.00/-')).toBeVisible();
    expect(screen.getByText('₹ 422.00/-').tagName).toBe('S');
    await user.click(screen.getByRole('checkbox', { name: /Bow/ }));
    expect(screen.getByText('₹ 395.00/-')).toBeVisible();
  });

  it("shows the end of a sale price in the shop's time zone [PRODUCT-05]", async () => {
    openProduct({ special: 80, special_until: '2026-12-05T23:59:00+05:30' });
    expect(await screen.findByText(/^On sale until 5 Dec 2026, 11:59\spm$/)).toBeVisible();
  });

  it('shows the price per kilogram only at the default price', async () => {
    const { user } = openProduct({
      options: [weight],
      unit_price: { price: 100, per: 1, measure: 'kg' },
    });
    expect(await screen.findByText('₹ 100.00/- per kg')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox'), '12');
    expect(screen.queryByText('₹ 100.00/- per kg')).toBeNull();
  });

  it('shows an error at each required option, focuses the first and sends nothing [VALIDATION-06]', async () => {
    const page = openProduct({ options: allKinds });
    await page.user.click(await addButton());
    expect(screen.getByText('Weight is required.')).toBeVisible();
    expect(screen.getByText('Grind is required.')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    const field = screen.getByRole('combobox', { name: 'Weight' });
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Weight is required.');
    expect(adds(page)).toHaveLength(0);
    await page.user.selectOptions(field, '1 kg');
    expect(screen.queryByText('Weight is required.')).toBeNull();
    await page.user.click(await addButton());
    expect(screen.getByRole('radio', { name: 'Fine' })).toHaveFocus();
  });

  it('sends every choice as its own field and opens the mini cart [API-37, OPEN-38]', async () => {
    const page = openProduct({ options: allKinds, minimum: 2 });
    await page.user.selectOptions(await screen.findByRole('combobox'), '1 kg');
    await page.user.click(screen.getByRole('radio', { name: 'Fine' }));
    await page.user.click(screen.getByRole('checkbox', { name: /Bag/ }));
    await page.user.click(screen.getByRole('checkbox', { name: /Bow/ }));
    await page.user.type(screen.getByRole('textbox', { name: /Greeting/ }), 'Hi');
    await page.user.click(screen.getByRole('button', { name: 'Increase quantity of Red rice' }));
    await page.user.click(await addButton());
    await waitFor(() => expect(selectIsMiniCartOpen(page.store.getState())).toBe(true));
    expect([...(adds(page)[0]?.form ?? [])]).toEqual([
      ['product_id', '41'],
      ['quantity', '3'],
      ['option[1]', '11'],
      ['option[2]', '21'],
      ['option[3][]', '31'],
      ['option[3][]', '32'],
      ['option[5]', 'Hi'],
    ]);
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  });

  it("shows the server's option error at its field", async () => {
    const page = openProduct(
      { options: [greeting] },
      { addToCart: { error: { option: { 5: 'Too long.' } } } },
    );
    await page.user.click(await addButton());
    expect(await screen.findByText('Too long.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Greeting/ })).toHaveFocus();
    expect(page.store.getState().location.pathname).toBe('/shop/red-rice');
    await page.user.type(screen.getByRole('textbox', { name: /Greeting/ }), 'Hi');
    expect(screen.queryByText('Too long.')).toBeNull();
  });

  it("shows the server's warning [CARD-29]", async () => {
    const page = openProduct({}, { addToCart: { error: { warning: 'No stock' } } });
    await page.user.click(await addButton());
    await waitFor(() =>
      expect(selectToasts(page.store.getState())).toMatchObject([
        { kind: 'error', content: { html: 'No stock' } },
      ]),
    );
  });
});

describe('ProductScreen: variants', () => {
  const size = optionOf('1', 'radio', {
    name: 'Size',
    required: true,
    product_option_value: [valueOf('11', '1 kg'), valueOf('12', '5 kg', { price: 260 })],
  });
  const product = {
    price: 100,
    stock: 5,
    options: [size],
    variants: [
      { variant_id: '91', values: ['11'], price: 100, special: 0, stock: 5 },
      {
        variant_id: '92',
        values: ['12'],
        price: 400,
        special: 360,
        stock: 0,
        unit_price: { price: 72, per: 1, measure: 'kg' as const },
      },
    ],
  };

  it('shows the lowest price until one is chosen, then its price, unit price and stock', async () => {
    const { user } = openProduct(product);
    expect(await screen.findByText('From')).toBeVisible();
    expect(screen.getByText('₹ 100.00/-')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '5 kg (sold out)' }));
    expect(screen.queryByText('From')).not.toBeInTheDocument();
    expect(screen.getByText('₹ 360.00/-')).toBeVisible();
    expect(screen.getByText(/₹ 72.00\/-/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to cart: Red rice' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '1 kg' }));
    expect(await addButton()).toBeEnabled();
  });

  it('offers an email for when the chosen variant is back', async () => {
    const { user, store } = openProduct(product);
    await user.click(await screen.findByRole('radio', { name: '5 kg (sold out)' }));
    await user.click(screen.getByRole('button', { name: 'Notify me when available' }));
    expect(selectDialog(store.getState())).toMatchObject({ productId: '92' });
  });
});
