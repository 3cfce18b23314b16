import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../api/api.ts';
import type { Product } from '../../api/endpoints.gen.ts';
import { cardOf, optionOf, pictureOf, productOf, valueOf } from '../../testing/catalogData.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import type { SetupOptions } from '../../testing/setupStore.tsx';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { DialogHost } from '../shell/DialogHost.tsx';
import { dialogClosed, selectDialog, selectToasts } from '../ui/uiSlice.ts';
import { ProductCard } from '../listing/ProductCard.tsx';
import { quickViewDialog } from './dialogs.ts';

type Page = ReturnType<typeof renderWithProviders>;

const weight = optionOf('1', 'select', {
  name: 'Weight',
  required: true,
  product_option_value: [valueOf('11', '1 kg'), valueOf('12', '5 kg', { price: 300 })],
});
const grind = optionOf('2', 'radio', {
  name: 'Grind',
  product_option_value: [valueOf('21', 'Fine'), valueOf('22', 'Coarse', { price: 10 })],
});
const extras = optionOf('3', 'checkbox', {
  name: 'Extras',
  product_option_value: [valueOf('31', 'Bag', { price: 5 }), valueOf('32', 'Bow', { price: 7 })],
});
const jar = optionOf('4', 'image', {
  name: 'Jar',
  product_option_value: [valueOf('41', 'Glass', { picture: pictureOf('jar') })],
});
const greeting = optionOf('5', 'text', { name: 'Greeting' });
const allKinds = [weight, grind, extras, jar, greeting];

function openQuickView(
  product: Partial<Product> = {},
  answers: Answers = {},
  rest: SetupOptions = {},
): Page {
  const page = renderWithProviders(<DialogHost />, {
    address: '/shop',
    answers: { getProduct: productOf(product), ...answers },
    ...rest,
  });
  open(page);
  return page;
}

function open({ store }: Page) {
  act(() => void store.dispatch(quickViewDialog.opened({ productId: '41' })));
}

const addButton = () => screen.findByRole('button', { name: 'Add to Cart' });
const buyButton = () => screen.findByRole('button', { name: 'Buy Now' });
const quantityBox = () => screen.findByRole('textbox', { name: 'Quantity' });
const plus = () => screen.findByRole('button', { name: 'Increase quantity of Red rice' });
const minus = () => screen.findByRole('button', { name: 'Decrease quantity of Red rice' });

function sent({ calls }: Page, operation: string) {
  return calls.filter((call) => call.operation === operation);
}

async function expectBlocked(isBlocked: boolean) {
  for (const button of [await addButton(), await buyButton()]) {
    expect(button).toHaveAttribute('aria-disabled', String(isBlocked));
  }
}

beforeAll(() => quickViewDialog.Lazy.preload());

describe('QuickView: wishlist', () => {
  it('adds the product to the wishlist and blocks both cart buttons meanwhile [CARD-20, CARD-24]', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const page = openQuickView({}, { addToWishlist: () => promise });
    await page.user.click(await screen.findByRole('button', { name: 'Add to wishlist: Red rice' }));
    await expectBlocked(true);
    resolve({ status: 1 });
    await waitFor(() => expectBlocked(false));
    expect(sent(page, 'addToWishlist').map(({ form }) => form.get('product_id'))).toEqual(['41']);
  });
});

describe('QuickView: content', () => {
  it('opens from a card and fetches the product by its id [QUICKVIEW-02, OPEN-34]', async () => {
    const page = renderWithProviders(
      <>
        <ProductCard product={cardOf()} />
        <DialogHost />
      </>,
      { answers: { getProduct: productOf() } },
    );
    expect(screen.queryByRole('button', { name: 'Quick view: Red rice' })).toBeNull();
    await page.dispatched(api.endpoints.getConfig.initiate());
    await page.user.click(await screen.findByRole('button', { name: 'Quick view: Red rice' }));
    expect(await screen.findByRole('dialog', { name: 'Red rice' })).toBeVisible();
    expect(selectDialog(page.store.getState())).toEqual({ name: 'quickView', productId: '41' });
    expect(sent(page, 'getProduct')[0]?.url.search).toContain('product/product&product_id=41');
  });

  it('shows name, price, description, stock, quantity and both buttons [QUICKVIEW-08, QUICKVIEW-10, QUICKVIEW-11, QUICKVIEW-15, QUICKVIEW-16, QUICKVIEW-17]', async () => {
    openQuickView({ unit_price: { price: 100, per: 1, measure: 'kg' } });
    expect(await screen.findByRole('link', { name: 'Red rice' })).toHaveAttribute(
      'href',
      '/shop/red-rice',
    );
    expect(screen.getByText('₹ 100.00/-')).toBeVisible();
    expect(screen.getByText('₹ 100.00/- per kg')).toBeVisible();
    expect(screen.getByText('Vegan')).toBeVisible();
    expect(await screen.findByText('firm', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText('In Stock')).toBeVisible();
    expect(await minus()).toBeVisible();
    expect(await quantityBox()).toBeVisible();
    expect(await plus()).toBeVisible();
    expect(await addButton()).toBeVisible();
    expect(await buyButton()).toBeVisible();
  });

  it('removes scripts from the description [OPEN-36]', async () => {
    openQuickView({
      description: '<p>Nutty<img src="x" onerror="alert(1)"></p><script>x</script>',
    });
    const text = await screen.findByText('Nutty', { selector: 'p' });
    expect(text.querySelector('[onerror]')).toBeNull();
    expect(text.parentElement?.querySelector('script')).toBeNull();
  });

  it('closes when the name is followed [QUICKVIEW-07]', async () => {
    const { user, store } = openQuickView();
    await user.click(await screen.findByRole('link', { name: 'Red rice' }));
    expect(store.getState().location.pathname).toBe('/shop/red-rice');
    expect(selectDialog(store.getState())).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('strikes the old price through on sale [QUICKVIEW-09, CONFLICT-23]', async () => {
    openQuickView({ special: 80 });
    expect((await screen.findByText('₹ 80.00/-')).tagName).toBe('SPAN');
    expect(screen.getByText('₹ 100.00/-').tagName).toBe('S');
    expect(screen.getByText('Sale price')).toBeInTheDocument();
  });

  it('ignores a sale price of 0 [PRICE-08]', async () => {
    openQuickView({ special: 0 });
    expect((await screen.findByText('₹ 100.00/-')).tagName).toBe('SPAN');
    expect(screen.getByRole('dialog').querySelector('s')).toBeNull();
  });

  it('starts with the price of the default options and follows the choices [PRICE-05, OPEN-35]', async () => {
    const byDefault = {
      ...weight,
      product_option_value: [
        valueOf('11', '1 kg', { isdefault: true, price: 20 }),
        valueOf('12', '5 kg', { price: 300 }),
      ],
    };
    const { user } = openQuickView({ special: 80, options: [byDefault, extras] });
    expect(await screen.findByText('₹ 100.00/-')).toBeVisible();
    expect(screen.getByText('₹ 120.00/-').tagName).toBe('S');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Weight' }), '12');
    await user.click(screen.getByRole('checkbox', { name: /Bow/ }));
    expect(screen.getByText('₹ 387.00/-')).toBeVisible();
    expect(screen.getByText('₹ 407.00/-').tagName).toBe('S');
  });

  it('renders one field per option [QUICKVIEW-14, ENTITIES-14]', async () => {
    openQuickView({ options: allKinds });
    expect(await screen.findByRole('combobox', { name: 'Weight' })).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: /Grind/ })).toBeVisible();
    expect(screen.getByRole('group', { name: /Extras/ })).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: /Jar/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Greeting/ })).toBeVisible();
  });

  it('shows a minimum above 1 but starts at quantity 1 [CONFLICT-24]', async () => {
    openQuickView({ minimum: 3 });
    expect(await screen.findByText('Minimum 3')).toBeVisible();
    expect(await quantityBox()).toHaveValue('1');
  });

  it('closes on Escape, the close button and the backdrop [OPEN-42]', async () => {
    const page = openQuickView();
    await screen.findByRole('link', { name: 'Red rice' });
    await page.user.keyboard('{Escape}');
    expect(selectDialog(page.store.getState())).toBeNull();
    open(page);
    await page.user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(selectDialog(page.store.getState())).toBeNull();
    open(page);
    const dialog = await screen.findByRole('dialog', { name: 'Red rice' });
    await page.user.click(dialog.parentElement ?? dialog);
    expect(selectDialog(page.store.getState())).toBeNull();
  });
});

describe('QuickView: pictures', () => {
  const three = [pictureOf('rice', 1), pictureOf('rice', 2), pictureOf('rice', 3)].map(
    (picture, index) => ({ ...picture, url: `/p-${index}-{width}.{format}`, alt: `Rice ${index}` }),
  );

  it('shows pictures of 350 px with thumbnails of 80 px [QUICKVIEW-03, LIMITS-26, LIMITS-27, QUICKVIEW-04, QUICKVIEW-05]', async () => {
    const { user } = openQuickView({ pictures: three });
    expect(await screen.findByRole('img', { name: 'Rice 0' })).toHaveAttribute('width', '350');
    const small = screen.getAllByRole('button', { name: /Show image/ });
    expect(small).toHaveLength(3);
    expect(small[0]?.querySelector('img')).toHaveAttribute('width', '80');
    expect(small[0]).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Next image' }));
    expect(small[1]).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Show image 3 of 3' }));
    expect(small[2]).toHaveAttribute('aria-current', 'true');
  });

  it('has no thumbnails for a single picture [QUICKVIEW-06]', async () => {
    openQuickView({ pictures: three.slice(0, 1) });
    expect(await screen.findByRole('img', { name: 'Rice 0' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /picture/ })).toBeNull();
  });

  it('shows a placeholder until the picture has loaded [QUICKVIEW-18]', async () => {
    openQuickView({ pictures: three.slice(0, 1) });
    const picture = await screen.findByRole('img', { name: 'Rice 0' });
    expect(screen.getByTestId('picture-placeholder')).toBeVisible();
    fireEvent.load(picture);
    expect(screen.queryByTestId('picture-placeholder')).toBeNull();
  });
});

describe('QuickView: quantity and stock', () => {
  it('starts at 1, reports Out of Stock beyond the stock and returns to 1 [QUICKVIEW-20, QUICKVIEW-21, QUICKVIEW-25, QUICKVIEW-26, LIMITS-05, LIMITS-06, CONFLICT-25]', async () => {
    const page = openQuickView({ stock: 2 });
    expect(await quantityBox()).toHaveValue('1');
    await page.user.click(await minus());
    expect(await quantityBox()).toHaveValue('1');
    await page.user.click(await plus());
    expect(await quantityBox()).toHaveValue('2');
    expect(screen.getByText('In Stock')).toBeVisible();
    await expectBlocked(false);
    await page.user.click(await plus());
    expect(await quantityBox()).toHaveValue('3');
    expect(screen.getByText('Out of Stock')).toBeVisible();
    expect(screen.queryByText('In Stock')).toBeNull();
    await expectBlocked(true);
    await page.user.click(await addButton());
    await page.user.click(await buyButton());
    expect(sent(page, 'addToCart')).toHaveLength(0);
    await page.user.click(await minus());
    expect(screen.getByText('In Stock')).toBeVisible();
    await expectBlocked(false);
  });

  it('has a read-only quantity [QUICKVIEW-22]', async () => {
    const { user } = openQuickView();
    await user.type(await quantityBox(), '7');
    expect(await quantityBox()).toHaveValue('1');
    expect(await quantityBox()).toHaveAttribute('readonly');
  });
});

describe('QuickView: validation', () => {
  it('shows missing options on submit, focuses the first and sends nothing [VALIDATION-08, VALIDATION-13, CONFLICT-26]', async () => {
    const page = openQuickView({ options: [weight, { ...grind, required: true }] });
    await expectBlocked(false);
    expect(screen.queryByRole('alert')).toBeNull();
    await page.user.click(await addButton());
    expect(await screen.findByText('Weight is required.')).toBeVisible();
    expect(screen.getByText('Grind is required.')).toBeVisible();
    const told = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(told).toEqual(['Weight is required.', 'Grind is required.']);
    const field = screen.getByRole('combobox', { name: 'Weight' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('Weight is required.');
    await waitFor(() => expectBlocked(false));
    await page.user.selectOptions(field, '11');
    await waitFor(() => expect(screen.queryByText('Weight is required.')).toBeNull());
    await page.user.click(await buyButton());
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Fine' })).toHaveFocus());
    expect(sent(page, 'addToCart')).toHaveLength(0);
  });

  it('shows an error only at the option that was left empty [VALIDATION-06, VALIDATION-07]', async () => {
    const { user } = openQuickView({ options: [weight, { ...grind, required: true }] });
    await user.click(await screen.findByRole('combobox', { name: 'Weight' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Weight is required.')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('shows the error in French [VALIDATION-06]', async () => {
    const { user } = openQuickView({ options: [weight] }, {}, { language: 'fr' });
    await user.click(await screen.findByRole('button', { name: 'Ajouter au panier' }));
    expect(await screen.findByText('Weight : champ obligatoire.')).toBeVisible();
  });

  it('sends nothing for a product_id without a digit [VALIDATION-01, VALIDATION-09]', async () => {
    const page = openQuickView({ product_id: 'abc' });
    await page.user.click(await addButton());
    await page.user.click(await buyButton());
    await waitFor(() => expectBlocked(false));
    expect(sent(page, 'addToCart')).toHaveLength(0);
  });
});

describe('QuickView: adding', () => {
  it('adds the product, refetches the cart and shows the confirmation [QUICKVIEW-29, OPEN-58]', async () => {
    const page = openQuickView({}, { addToCart: { status: true } });
    await page.dispatched(api.endpoints.getCart.initiate());
    await page.user.click(await addButton());
    await waitFor(() =>
      expect(selectDialog(page.store.getState())).toMatchObject({
        name: 'cartAdded',
        product: { name: 'Red rice' },
      }),
    );
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    await waitFor(() => expect(sent(page, 'getCart')).toHaveLength(2));
    expect(selectToasts(page.store.getState())).toEqual([]);
    expect(selectIsMiniCartOpen(page.store.getState())).toBe(false);
  });

  it('sends every choice as its own field for Add to Cart [ENTITIES-16, CONFLICT-29]', async () => {
    const page = openQuickView({ options: allKinds });
    await page.user.selectOptions(await screen.findByRole('combobox'), '11');
    await page.user.click(screen.getByRole('checkbox', { name: /Bag/ }));
    await page.user.click(screen.getByRole('checkbox', { name: /Bow/ }));
    await page.user.type(screen.getByRole('textbox', { name: /Greeting/ }), 'Hi');
    await page.user.click(await plus());
    await page.user.click(await addButton());
    await waitFor(() => expect(sent(page, 'addToCart')).toHaveLength(1));
    expect([...(sent(page, 'addToCart')[0]?.form ?? [])]).toEqual([
      ['product_id', '41'],
      ['quantity', '2'],
      ['option[1]', '11'],
      ['option[3][]', '31'],
      ['option[3][]', '32'],
      ['option[5]', 'Hi'],
    ]);
  });

  it('sends the choices in one field for Buy Now and opens the checkout [QUICKVIEW-32, PRODUCT-11]', async () => {
    const page = openQuickView({ options: allKinds });
    await page.user.selectOptions(await screen.findByRole('combobox'), '12');
    await page.user.click(screen.getByRole('checkbox', { name: /Bow/ }));
    await page.user.click(await buyButton());
    await waitFor(() => expect(page.store.getState().location.pathname).toBe('/checkout'));
    const form = sent(page, 'addToCart')[0]?.form ?? new URLSearchParams();
    expect([...form.keys()]).toEqual(['product_id', 'quantity', 'option']);
    expect(JSON.parse(form.get('option') ?? '')).toEqual({ 1: '12', 3: ['32'] });
    expect(selectDialog(page.store.getState())).toBeNull();
  });

  it('disables both buttons while a request is in flight [QUICKVIEW-23, QUICKVIEW-24]', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const page = openQuickView({}, { addToCart: () => promise });
    await page.user.dblClick(await addButton());
    await waitFor(() => expectBlocked(true));
    await page.user.click(await buyButton());
    await page.user.click(await plus());
    expect(await quantityBox()).toHaveValue('1');
    expect(sent(page, 'addToCart')).toHaveLength(1);
    resolve({ error: 'No stock' });
    await waitFor(() => expectBlocked(false));
    await page.user.click(await addButton());
    await waitFor(() => expect(sent(page, 'addToCart')).toHaveLength(2));
  });

  it.each<[string, Answers[string]]>([
    ['a refusal', { error: 'Only 1 left <b>here</b>' }],
    ['a failed call', () => new Response('', { status: 500 })],
    ['a swallowed failure', () => new Response('', { status: 503 })],
    ["the status '0'", { status: '0' }],
    ['no status', {}],
  ])(
    'shows no message for %s, refetches the product and allows a retry [QUICKVIEW-33, QUICKVIEW-34]',
    async (_what, addToCart) => {
      let stock = 5;
      const page = openQuickView({}, { addToCart, getProduct: () => productOf({ stock }) });
      expect(await screen.findByText('In Stock')).toBeVisible();
      await page.user.click(await plus());
      stock = 1;
      await page.user.click(await addButton());
      expect(await screen.findByText('Out of Stock')).toBeVisible();
      expect(selectToasts(page.store.getState())).toEqual([]);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.queryByText(/Only 1 left/)).toBeNull();
      expect(selectDialog(page.store.getState())?.name).toBe('quickView');
      await expectBlocked(true);
      await page.user.click(await minus());
      await expectBlocked(false);
    },
  );

  it.each(['Add to Cart', 'Buy Now'])(
    'opens the product page from %s, without a message, when the server rejects an option [API-40, CONFLICT-28]',
    async (name) => {
      const page = openQuickView(
        {},
        { addToCart: { error: { option: { 1: 'Weight is required.' } } } },
      );
      await page.user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(page.store.getState().location.pathname).toBe('/shop/red-rice'));
      expect(selectToasts(page.store.getState())).toEqual([]);
      expect(selectDialog(page.store.getState())).toBeNull();
    },
  );
});

describe('QuickView: reopening', () => {
  it('starts again with the preselected values [QUICKVIEW-27, QUICKVIEW-28, QUICKVIEW-19, CONFLICT-30]', async () => {
    const preselected = { ...grind, value: '22' };
    const page = openQuickView({ options: [weight, preselected] });
    await page.user.click(await screen.findByRole('radio', { name: 'Fine' }));
    await page.user.click(await plus());
    await page.user.click(await addButton());
    expect(await screen.findByText('Weight is required.')).toBeVisible();
    await page.user.selectOptions(screen.getByRole('combobox'), '12');
    act(() => void page.store.dispatch(dialogClosed()));
    open(page);
    const box = await quantityBox();
    await waitFor(() => expect(box).toHaveValue('1'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('combobox')).toHaveValue('');
    expect(dialog.getByRole('radio', { name: /Coarse/ })).toBeChecked();
    expect(dialog.queryByRole('alert')).toBeNull();
    await expectBlocked(false);
  });

  it('refetches the product on each opening [OPEN-34]', async () => {
    const page = openQuickView();
    await addButton();
    act(() => void page.store.dispatch(dialogClosed()));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    open(page);
    await waitFor(() => expect(sent(page, 'getProduct')).toHaveLength(2));
  });
});

describe('QuickView: states', () => {
  it('is titled Quick view while loading', async () => {
    openQuickView({}, { getProduct: () => new Promise(() => {}) });
    expect(await screen.findByRole('dialog', { name: 'Quick view' })).toBeVisible();
    expect(screen.getByTestId('quick-view-skeleton')).toBeVisible();
  });

  it.each([
    [500, ''],
    [503, ''],
    [200, 'not JSON'],
    [200, '"text"'],
  ])('offers a retry after a response %d %j', async (status, text) => {
    let answer: () => unknown = () => new Response(text, { status });
    const page = openQuickView({}, { getProduct: () => answer() });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer = () => productOf();
    await page.user.click(retry);
    expect(await screen.findByRole('link', { name: 'Red rice' })).toBeVisible();
  });

  it('says when the product does not exist', async () => {
    openQuickView({}, { getProduct: { error: 'No such product' } });
    expect(await screen.findByText('This product is no longer available.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  it('treats missing fields as empty [OPEN-16]', async () => {
    openQuickView(
      {},
      { getProduct: { product_id: '41', handle: 'red-rice', name: 'Red rice', price: 0 } },
    );
    expect(await screen.findByText('₹ 0.00/-')).toBeVisible();
    expect(screen.queryByText(/Stock/)).toBeNull();
    await expectBlocked(false);
  });

  it('keeps the choices when the refetch fails', async () => {
    let answer: () => unknown = () => productOf({ options: [weight] });
    const page = openQuickView({}, { addToCart: { error: 'No' }, getProduct: () => answer() });
    await page.user.selectOptions(await screen.findByRole('combobox'), '12');
    answer = () => new Response('', { status: 503 });
    await page.user.click(await addButton());
    // Failed calls are retried once.
    await waitFor(() => expect(sent(page, 'getProduct')).toHaveLength(3));
    await waitFor(() => expectBlocked(false));
    expect(screen.getByRole('combobox')).toHaveValue('12');
  });
});
