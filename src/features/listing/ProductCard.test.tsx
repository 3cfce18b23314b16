import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import { cardOf, optionOf, valueOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { selectIsMiniCartOpen } from '../cart/cartSlice.ts';
import { startupEnded } from '../session/sessionSlice.ts';
import { currencyChosen, selectToasts } from '../ui/uiSlice.ts';
import { ProductCard } from './ProductCard.tsx';

type Rendering = ReturnType<typeof renderWithProviders>;

const weight = optionOf('1', 'select', {
  product_option_value: [
    valueOf('11', '1 kg', { isdefault: true, price: 20 }),
    valueOf('12', '5 kg', { price: 90 }),
  ],
});
const grind = optionOf('2', 'radio', {
  product_option_value: [valueOf('21', 'Fine', { isdefault: true })],
});

function quantityInBox() {
  return screen.getByRole('group', { name: 'Quantity of Red rice' });
}

function addButton() {
  return screen.getByRole('button', { name: 'Add to cart: Red rice' });
}

function plus() {
  return screen.getByRole('button', { name: 'Increase quantity of Red rice' });
}

function minus() {
  return screen.getByRole('button', { name: 'Decrease quantity of Red rice' });
}

function sent({ calls }: Rendering, operation: string) {
  return calls.filter((call) => call.operation === operation);
}

function held(answer: unknown) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { answer: () => promise, release: () => resolve(answer) };
}

async function loadConfig({ dispatched }: Rendering) {
  await dispatched(api.endpoints.getConfig.initiate());
}

describe('ProductCard: content', () => {
  it('names the product and links to its page [CARD-03, ENTITIES-12]', () => {
    renderWithProviders(<ProductCard product={cardOf()} />);
    expect(screen.getByRole('heading', { name: 'Red rice', level: 3 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Red rice' })).toHaveAttribute(
      'href',
      '/shop/red-rice',
    );
  });

  it('shows the picture at 160 × 180 [CARD-02, LIMITS-23]', () => {
    const { container } = renderWithProviders(<ProductCard product={cardOf()} />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('width', '160');
    expect(picture).toHaveAttribute('height', '180');
  });

  it('adds the default options to the price [CARD-04, PRICE-01]', () => {
    renderWithProviders(<ProductCard product={cardOf({ options: [weight, grind] })} />);
    expect(screen.getByText('₹ 120.00/-')).toBeVisible();
  });

  it('strikes the old price through on sale [CARD-05, PRICE-07]', () => {
    renderWithProviders(<ProductCard product={cardOf({ special: 80, options: [weight] })} />);
    expect(screen.getByText('₹ 100.00/-').tagName).toBe('SPAN');
    expect(screen.getByText('₹ 120.00/-').tagName).toBe('S');
    expect(screen.getByText('Sale price')).toBeInTheDocument();
    expect(screen.getByText('Regular price')).toBeInTheDocument();
  });

  it('ignores a sale price of 0 [PRICE-08]', () => {
    const { container } = renderWithProviders(
      <ProductCard product={cardOf({ special: 0, options: [weight] })} />,
    );
    expect(container.querySelector('s')).toBeNull();
  });

  it('shows prices in the chosen currency [CURRENCY-01, CURRENCY-03]', async () => {
    const { store, dispatched } = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: {
        getCurrencies: {
          currencies: [{ code: 'EUR', symbol: '€', value: 0.5, decimal: 1 }],
          currency: 'INR',
        },
      },
    });
    await dispatched(api.endpoints.getCurrencies.initiate());
    act(() => void store.dispatch(currencyChosen('EUR')));
    expect(screen.getByText('€ 50.0/-')).toBeVisible();
  });

  it('shows the price per kilogram', () => {
    renderWithProviders(
      <ProductCard product={cardOf({ unit_price: { price: 240, per: 1, measure: 'kg' } })} />,
    );
    expect(screen.getByText('₹ 240.00/- per kg')).toBeVisible();
  });

  it("joins the default options with ' / ' after a '|' [CARD-11, CARD-12]", () => {
    renderWithProviders(<ProductCard product={cardOf({ options: [weight, grind] })} />);
    expect(screen.getByRole('heading')).toHaveTextContent('Red rice | 1 kg / Fine');
  });

  it("has no '|' without default options", () => {
    renderWithProviders(<ProductCard product={cardOf()} />);
    expect(screen.getByRole('heading')).not.toHaveTextContent('|');
  });

  it('shows the rating once the config allows it [CARD-09]', async () => {
    const page = renderWithProviders(<ProductCard product={cardOf()} />);
    expect(screen.queryByRole('img', { name: '4.5 of 5' })).toBeNull();
    await loadConfig(page);
    expect(screen.getByRole('img', { name: '4.5 of 5' })).toBeVisible();
  });

  it('shows no rating when the config has it off [CARD-09]', async () => {
    const page = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { getConfig: { review_status: '0' } },
    });
    await loadConfig(page);
    expect(screen.queryByRole('img', { name: '4.5 of 5' })).toBeNull();
  });

  it.each([
    ['1', 1],
    ['0', 0],
  ])(
    'with a quickview_status of %s, shows %i quick-view buttons [CARD-10]',
    async (status, count) => {
      const page = renderWithProviders(<ProductCard product={cardOf()} />, {
        answers: { getConfig: { quickview_status: status } },
      });
      await loadConfig(page);
      expect(screen.queryAllByRole('button', { name: /Quick view/ })).toHaveLength(count);
    },
  );

  it('shows that the product is out of stock, without an add button', () => {
    renderWithProviders(<ProductCard product={cardOf({ stock: 0 })} />);
    expect(screen.getByText('Out of stock')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });

  it('shows a placeholder for one second with the loader [CARD-13, CONFLICT-46, LIMITS-11]', () => {
    jest.useFakeTimers();
    try {
      renderWithProviders(<ProductCard product={cardOf()} loader />);
      expect(screen.getByTestId('card-skeleton-image')).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(999));
      expect(screen.queryByRole('heading')).toBeNull();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.getByRole('heading', { name: 'Red rice' })).toBeVisible();
      expect(screen.queryByTestId('card-skeleton')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('ProductCard: off-screen', () => {
  const heart = () => screen.queryByRole('button', { name: 'Wishlist: Red rice' });

  function renderShort() {
    const observers: IntersectionObserverCallback[] = [];
    jest.spyOn(window, 'IntersectionObserver').mockImplementation(function observer(callback) {
      observers.push(callback);
      return { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
    });
    const page = renderWithProviders(<ProductCard product={cardOf()} isShort />);
    const see = (isIntersecting: boolean) =>
      act(() => {
        for (const callback of observers) {
          callback([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
        }
      });
    return { ...page, see };
  }

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows name, link, price and add button at once, the rest near the viewport [CARD-01, CARD-03]', async () => {
    const page = renderShort();
    expect(screen.getByRole('link', { name: 'Red rice' })).toHaveAttribute(
      'href',
      '/shop/red-rice',
    );
    expect(screen.getByText('₹ 100.00/-')).toBeVisible();
    page.see(false);
    expect(page.container.querySelector('img')).toBeNull();
    expect(heart()).toBeNull();
    const add = addButton();
    page.see(true);
    expect(page.container.querySelector('img')).toBeVisible();
    expect(heart()).toBeVisible();
    expect(quantityInBox()).toHaveTextContent('1');
    expect(addButton()).toBe(add);
  });

  it('adds its minimum quantity to the cart [CARD-07]', async () => {
    const page = renderShort();
    await page.user.click(addButton());
    await waitFor(() => expect(sent(page, 'addToCart')).toHaveLength(1));
    expect(sent(page, 'addToCart')[0]?.form?.get('quantity')).toBe('1');
  });

  it('renders in full before the keyboard focus enters it [CARD-08]', async () => {
    const page = renderShort();
    await page.user.tab();
    expect(heart()).toBeVisible();
  });

  it('renders in full for printing [CARD-02]', () => {
    const page = renderShort();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(page.container.querySelector('img')).toBeVisible();
  });

  it.each([
    ['narrow', 10_000],
    ['wide', 2000],
  ])('renders in full after idle time in a %s window [CARD-08]', (width, calm) => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(matchMedia(media), { matches: width === 'wide' }),
      );
    jest.useFakeTimers();
    renderShort();
    act(() => jest.advanceTimersByTime(calm - 1));
    expect(heart()).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(heart()).toBeVisible();
  });
});

describe('ProductCard: quantity', () => {
  it.each([
    [3, '3'],
    [0, '1'],
  ])('starts a minimum of %d at quantity %s [CARD-15, LIMITS-08]', (minimum, shown) => {
    renderWithProviders(<ProductCard product={cardOf({ minimum })} />);
    expect(quantityInBox()).toHaveTextContent(shown);
  });

  it('steps the quantity by 1, down to 1 even below the minimum [CARD-16, LIMITS-09]', async () => {
    const { user } = renderWithProviders(<ProductCard product={cardOf({ minimum: 3 })} />);
    await user.click(plus());
    expect(quantityInBox()).toHaveTextContent('4');
    for (let press = 0; press < 5; press += 1) await user.click(minus());
    expect(quantityInBox()).toHaveTextContent('1');
  });
});

describe('ProductCard: adding to the cart', () => {
  it('sends product, quantity and default options [API-10, CONFLICT-40]', async () => {
    const text = optionOf('3', 'text', { value: 'Hello' });
    const page = renderWithProviders(
      <ProductCard product={cardOf({ options: [weight, grind, text] })} />,
    );
    await page.user.click(plus());
    await page.user.click(addButton());
    await waitFor(() => expect(sent(page, 'addToCart')).toHaveLength(1));
    expect([...(sent(page, 'addToCart')[0]?.form ?? [])]).toEqual([
      ['product_id', '41'],
      ['quantity', '2'],
      ['option[1]', '11'],
      ['option[2]', '21'],
    ]);
  });

  it('resets the quantity, refetches the cart, opens the mini cart and shows a toast [CARD-25, CARD-26, CARD-27, CARD-28]', async () => {
    const page = renderWithProviders(<ProductCard product={cardOf({ minimum: 2 })} />);
    await page.dispatched(api.endpoints.getCart.initiate());
    await page.user.click(plus());
    await page.user.click(addButton());
    await waitFor(() => expect(selectIsMiniCartOpen(page.store.getState())).toBe(true));
    expect(quantityInBox()).toHaveTextContent('2');
    await waitFor(() => expect(sent(page, 'getCart')).toHaveLength(2));
    expect(selectToasts(page.store.getState())).toMatchObject([
      { kind: 'success', content: { messageId: 'cart.toast.added' } },
    ]);
  });

  it('ignores all presses while a request is in flight [CARD-18, CARD-19]', async () => {
    const answer = held({ status: '1' });
    const page = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { addToCart: answer.answer },
    });
    await page.user.click(plus());
    await page.user.click(addButton());
    await page.user.click(addButton());
    await page.user.click(plus());
    await page.user.click(minus());
    expect(quantityInBox()).toHaveTextContent('2');
    expect(sent(page, 'addToCart')).toHaveLength(1);
    answer.release();
    await waitFor(() => expect(addButton()).toHaveAttribute('aria-disabled', 'false'));
    await page.user.click(plus());
    expect(quantityInBox()).toHaveTextContent('2');
  });

  it.each([
    ['a text', 'No stock'],
    ['a warning', { warning: 'No stock' }],
  ])(
    "shows the server's rejection, %s, and allows a retry [CARD-23, CARD-29]",
    async (_, error) => {
      const page = renderWithProviders(<ProductCard product={cardOf()} />, {
        answers: { addToCart: { error } },
      });
      await page.user.click(addButton());
      await waitFor(() =>
        expect(selectToasts(page.store.getState())).toMatchObject([
          { kind: 'error', content: { html: 'No stock' } },
        ]),
      );
      expect(selectIsMiniCartOpen(page.store.getState())).toBe(false);
      await page.user.click(addButton());
      await waitFor(() => expect(sent(page, 'addToCart')).toHaveLength(2));
    },
  );

  it('shows nothing after a failed call and allows a retry [CARD-30, CONFLICT-49]', async () => {
    const page = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { addToCart: () => new Response('', { status: 500 }) },
    });
    await page.user.click(addButton());
    await waitFor(() => expect(sent(page, 'addToCart')).toHaveLength(2));
    await waitFor(() => expect(addButton()).toHaveAttribute('aria-disabled', 'false'));
    expect(selectToasts(page.store.getState())).toEqual([]);
    expect(selectIsMiniCartOpen(page.store.getState())).toBe(false);
  });

  it('treats a status other than 1 as a failure [CONFLICT-08]', async () => {
    const page = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { addToCart: { status: '0' } },
    });
    await page.user.click(plus());
    await page.user.click(addButton());
    await waitFor(() => expect(addButton()).toHaveAttribute('aria-disabled', 'false'));
    expect(quantityInBox()).toHaveTextContent('2');
    expect(selectIsMiniCartOpen(page.store.getState())).toBe(false);
  });

  it('opens the product page without a toast when options are missing [ERRORS-06, ERRORS-07]', async () => {
    const page = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { addToCart: { error: { option: { 1: 'Weight is required.' } } } },
    });
    await page.user.click(addButton());
    await waitFor(() => expect(page.store.getState().location.pathname).toBe('/shop/red-rice'));
    expect(selectToasts(page.store.getState())).toEqual([]);
  });
});

describe('ProductCard: prefetching', () => {
  function watchView() {
    const seen: { enter: () => void }[] = [];
    jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
      const observer = {
        observe: () => {},
        disconnect: () => {},
      } as unknown as IntersectionObserver;
      seen.push({
        enter: () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer),
      });
      return observer;
    });
    return seen;
  }

  it('prefetches the product once visible and after start-up', async () => {
    const seen = watchView();
    const page = renderWithProviders(<ProductCard product={cardOf()} />);
    expect(seen).toHaveLength(0);
    act(() => void page.store.dispatch(startupEnded()));
    expect(sent(page, 'getProduct')).toHaveLength(0);
    act(() => seen.at(-1)?.enter());
    await waitFor(() => expect(sent(page, 'getProduct')).toHaveLength(1));
    expect(sent(page, 'getProduct')[0]?.url.searchParams.get('product_slug')).toBe('red-rice');
  });
});
