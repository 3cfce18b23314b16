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

/** The quick view of red rice, opened as a card does it. */
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
const plus = () => screen.findByRole('button', { name: 'One more of Red rice' });
const minus = () => screen.findByRole('button', { name: 'One less of Red rice' });

function sent({ calls }: Page, operation: string) {
  return calls.filter((call) => call.operation === operation);
}

async function expectBlocked(isBlocked: boolean) {
  for (const button of [await addButton(), await buyButton()]) {
    expect(button).toHaveAttribute('aria-disabled', String(isBlocked));
  }
}

beforeAll(() => quickViewDialog.Lazy.preload());

describe('QuickView: the wishlist', () => {
  it('CARD-20 CARD-24 puts the product on it, and the ways into the cart wait meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const page = openQuickView({}, { addToWishlist: () => promise });
    await page.user.click(await screen.findByRole('button', { name: 'Add to wishlist: Red rice' }));
    await expectBlocked(true);
    resolve({ status: 1 });
    await waitFor(() => expectBlocked(false));
    expect(sent(page, 'addToWishlist').map(({ form }) => form.get('product_id'))).toEqual(['41']);
  });
});

describe('QuickView: what it shows', () => {
  it('QUICKVIEW-02 OPEN-34 opens from a card and reads the product by its id', async () => {
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

  it('QUICKVIEW-07 QUICKVIEW-08 QUICKVIEW-10 QUICKVIEW-11 QUICKVIEW-15 QUICKVIEW-16 QUICKVIEW-17 ENTITIES-13 OPEN-36 PRICE-01 PRICE-02 shows name, price, description, stock, box and both buttons', async () => {
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

  it('OPEN-36 leaves scripts of the description out', async () => {
    openQuickView({
      description: '<p>Nutty<img src="x" onerror="alert(1)"></p><script>x</script>',
    });
    const text = await screen.findByText('Nutty', { selector: 'p' });
    expect(text.querySelector('[onerror]')).toBeNull();
    expect(text.parentElement?.querySelector('script')).toBeNull();
  });

  it('QUICKVIEW-07 following the name closes it', async () => {
    const { user, store } = openQuickView();
    await user.click(await screen.findByRole('link', { name: 'Red rice' }));
    expect(store.getState().location.pathname).toBe('/shop/red-rice');
    expect(selectDialog(store.getState())).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('QUICKVIEW-09 CONFLICT-23 PRICE-09 PRICE-10 strikes the old price through on sale', async () => {
    openQuickView({ special: 80 });
    expect((await screen.findByText('₹ 80.00/-')).tagName).toBe('SPAN');
    expect(screen.getByText('₹ 100.00/-').tagName).toBe('S');
    expect(screen.getByText('Sale price')).toBeInTheDocument();
  });

  it('PRICE-08 has no sale layout at a sale price of 0', async () => {
    openQuickView({ special: 0 });
    expect((await screen.findByText('₹ 100.00/-')).tagName).toBe('SPAN');
    expect(screen.getByRole('dialog').querySelector('s')).toBeNull();
  });

  it('PRICE-05 PRICE-07 OPEN-35 begins with the default options and follows the chosen ones', async () => {
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

  it('QUICKVIEW-14 ENTITIES-14 ENTITIES-15 has one field for each option', async () => {
    openQuickView({ options: allKinds });
    expect(await screen.findByRole('combobox', { name: 'Weight' })).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: /Grind/ })).toBeVisible();
    expect(screen.getByRole('group', { name: /Extras/ })).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: /Jar/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Greeting/ })).toBeVisible();
  });

  it('CONFLICT-24 names a minimum above 1 from the start, and begins with 1 all the same', async () => {
    openQuickView({ minimum: 3 });
    expect(await screen.findByText('Minimum 3')).toBeVisible();
    expect(await quantityBox()).toHaveValue('1');
  });

  it('OPEN-42 closes by Escape, the cross and the backdrop', async () => {
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

  it('QUICKVIEW-03 QUICKVIEW-04 QUICKVIEW-05 LIMITS-26 LIMITS-27 pages through pictures of 350 px with small ones of 80 px', async () => {
    const { user } = openQuickView({ pictures: three });
    expect(await screen.findByRole('img', { name: 'Rice 0' })).toHaveAttribute('width', '350');
    const small = screen.getAllByRole('button', { name: /Show picture/ });
    expect(small).toHaveLength(3);
    expect(small[0]?.querySelector('img')).toHaveAttribute('width', '80');
    expect(small[0]).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(small[1]).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Show picture 3 of 3' }));
    expect(small[2]).toHaveAttribute('aria-current', 'true');
  });

  it('QUICKVIEW-06 has no small pictures for one alone', async () => {
    openQuickView({ pictures: three.slice(0, 1) });
    expect(await screen.findByRole('img', { name: 'Rice 0' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /picture/ })).toBeNull();
  });

  it('QUICKVIEW-18 shows a placeholder until the picture is there', async () => {
    openQuickView({ pictures: three.slice(0, 1) });
    const picture = await screen.findByRole('img', { name: 'Rice 0' });
    expect(screen.getByTestId('picture-placeholder')).toBeVisible();
    fireEvent.load(picture);
    expect(screen.queryByTestId('picture-placeholder')).toBeNull();
  });
});

describe('QuickView: quantity and stock', () => {
  it('QUICKVIEW-12 QUICKVIEW-13 QUICKVIEW-19 QUICKVIEW-20 QUICKVIEW-21 QUICKVIEW-25 QUICKVIEW-26 LIMITS-05 LIMITS-06 LIMITS-07 CONFLICT-25 starts at 1, goes past the stock, and back to 1', async () => {
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

  it('QUICKVIEW-22 cannot be typed into', async () => {
    const { user } = openQuickView();
    await user.type(await quantityBox(), '7');
    expect(await quantityBox()).toHaveValue('1');
    expect(await quantityBox()).toHaveAttribute('readonly');
  });
});

describe('QuickView: validation', () => {
  it('VALIDATION-06 VALIDATION-08 VALIDATION-09 VALIDATION-13 CONFLICT-26 an attempt shows what is missing, sends nothing and leads there', async () => {
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

  it('VALIDATION-06 VALIDATION-07 an option that was left empty says so, the others do not', async () => {
    const { user } = openQuickView({ options: [weight, { ...grind, required: true }] });
    await user.click(await screen.findByRole('combobox', { name: 'Weight' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Weight is required.')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('VALIDATION-06 says it in French', async () => {
    const { user } = openQuickView({ options: [weight] }, {}, { language: 'fr' });
    await user.click(await screen.findByRole('button', { name: 'Ajouter au panier' }));
    expect(await screen.findByText('Weight : une valeur est requise.')).toBeVisible();
  });

  it('VALIDATION-01 VALIDATION-02 VALIDATION-09 sends nothing for a product_id without a digit', async () => {
    const page = openQuickView({ product_id: 'abc' });
    await page.user.click(await addButton());
    await page.user.click(await buyButton());
    await waitFor(() => expectBlocked(false));
    expect(sent(page, 'addToCart')).toHaveLength(0);
  });
});

describe('QuickView: adding', () => {
  it('QUICKVIEW-29 QUICKVIEW-30 QUICKVIEW-31 CONFLICT-08 OPEN-58 adds, refreshes the cart, and gives way to the confirmation', async () => {
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

  it('API-37 ENTITIES-16 OPEN-38 CONFLICT-29 Add to Cart sends every choice as a field of its own', async () => {
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

  it('QUICKVIEW-32 PRODUCT-11 API-38 OPEN-37 CONFLICT-29 Buy Now sends the choices in one field and goes to the checkout', async () => {
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

  it('QUICKVIEW-23 QUICKVIEW-24 QUICKVIEW-33 while the request is in flight both buttons are disabled, and after a failure usable', async () => {
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
    'QUICKVIEW-33 QUICKVIEW-34 CONFLICT-08 CONFLICT-24 CONFLICT-28 says nothing of %s, reads the product again, and can be pressed again',
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
    'API-40 CONFLICT-28 an option that the server rejects leads from %s to the product page, without a message',
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

describe('QuickView: opened again', () => {
  it('QUICKVIEW-27 QUICKVIEW-28 QUICKVIEW-19 CONFLICT-30 begins again with the preselected values', async () => {
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

  it('OPEN-34 asks for the product with each opening', async () => {
    const page = openQuickView();
    await addButton();
    act(() => void page.store.dispatch(dialogClosed()));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    open(page);
    await waitFor(() => expect(sent(page, 'getProduct')).toHaveLength(2));
  });
});

describe('QuickView: states', () => {
  it('is called Quick view while it loads', async () => {
    openQuickView({}, { getProduct: () => new Promise(() => {}) });
    expect(await screen.findByRole('dialog', { name: 'Quick view' })).toBeVisible();
    expect(screen.getByTestId('quick-view-skeleton')).toBeVisible();
  });

  it.each([
    [500, ''],
    [503, ''],
    [200, 'not JSON'],
    [200, '"text"'],
  ])('offers another try after an answer %d %j', async (status, text) => {
    let answer: () => unknown = () => new Response(text, { status });
    const page = openQuickView({}, { getProduct: () => answer() });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer = () => productOf();
    await page.user.click(retry);
    expect(await screen.findByRole('link', { name: 'Red rice' })).toBeVisible();
  });

  it('says so where there is no such product', async () => {
    openQuickView({}, { getProduct: { error: 'No such product' } });
    expect(await screen.findByText('This product is no longer in the shop.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  it('OPEN-16 reads missing fields as empty', async () => {
    openQuickView(
      {},
      { getProduct: { product_id: '41', handle: 'red-rice', name: 'Red rice', price: 0 } },
    );
    expect(await screen.findByText('₹ 0.00/-')).toBeVisible();
    expect(screen.queryByText(/Stock/)).toBeNull();
    await expectBlocked(false);
  });

  it('keeps what is chosen where reading the product again fails', async () => {
    let answer: () => unknown = () => productOf({ options: [weight] });
    const page = openQuickView({}, { addToCart: { error: 'No' }, getProduct: () => answer() });
    await page.user.selectOptions(await screen.findByRole('combobox'), '12');
    answer = () => new Response('', { status: 503 });
    await page.user.click(await addButton());
    // Each failed call is sent twice.
    await waitFor(() => expect(sent(page, 'getProduct')).toHaveLength(3));
    await waitFor(() => expectBlocked(false));
    expect(screen.getByRole('combobox')).toHaveValue('12');
  });
});
