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
  return screen.getByRole('button', { name: 'One more of Red rice' });
}

function minus() {
  return screen.getByRole('button', { name: 'One less of Red rice' });
}

function sent({ calls }: Rendering, operation: string) {
  return calls.filter((call) => call.operation === operation);
}

/** An answer that is held back until `release`. */
function held(answer: unknown) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { answer: () => promise, release: () => resolve(answer) };
}

async function loadConfig({ dispatched }: Rendering) {
  await dispatched(api.endpoints.getConfig.initiate());
}

describe('ProductCard: what it shows', () => {
  it('CARD-01 CARD-03 ENTITIES-12 names the product and links to its page', () => {
    renderWithProviders(<ProductCard product={cardOf()} />);
    expect(screen.getByRole('heading', { name: 'Red rice', level: 3 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Red rice' })).toHaveAttribute(
      'href',
      '/shop/red-rice',
    );
  });

  it('CARD-02 CONFLICT-51 LIMITS-23 shows the picture at 160 by 180', () => {
    const { container } = renderWithProviders(<ProductCard product={cardOf()} />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('width', '160');
    expect(picture).toHaveAttribute('height', '180');
  });

  it('CARD-04 PRICE-01 PRICE-02 PRICE-05 shows the price with the default options', () => {
    renderWithProviders(<ProductCard product={cardOf({ options: [weight, grind] })} />);
    expect(screen.getByText('₹ 120.00/-')).toBeVisible();
  });

  it('CARD-05 PRICE-07 PRICE-09 PRICE-10 strikes the old price through on sale', () => {
    renderWithProviders(<ProductCard product={cardOf({ special: 80, options: [weight] })} />);
    expect(screen.getByText('₹ 100.00/-').tagName).toBe('SPAN');
    expect(screen.getByText('₹ 120.00/-').tagName).toBe('S');
    expect(screen.getByText('Sale price')).toBeInTheDocument();
    expect(screen.getByText('Regular price')).toBeInTheDocument();
  });

  it('PRICE-08 has no sale layout at a sale price of 0', () => {
    const { container } = renderWithProviders(
      <ProductCard product={cardOf({ special: 0, options: [weight] })} />,
    );
    expect(container.querySelector('s')).toBeNull();
  });

  it('CURRENCY-01 CURRENCY-03 OPEN-13 shows another currency when it is chosen', async () => {
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

  it('shows what a kilogram costs', () => {
    renderWithProviders(
      <ProductCard product={cardOf({ unit_price: { price: 240, per: 1, measure: 'kg' } })} />,
    );
    expect(screen.getByText('₹ 240.00/- per kg')).toBeVisible();
  });

  it("CARD-11 CARD-12 joins the default options with ' / ' after a '|'", () => {
    renderWithProviders(<ProductCard product={cardOf({ options: [weight, grind] })} />);
    expect(screen.getByRole('heading')).toHaveTextContent('Red rice | 1 kg / Fine');
  });

  it("has no '|' without default options", () => {
    renderWithProviders(<ProductCard product={cardOf()} />);
    expect(screen.getByRole('heading')).not.toHaveTextContent('|');
  });

  it('CARD-09 shows the rating once the config allows it', async () => {
    const page = renderWithProviders(<ProductCard product={cardOf()} />);
    expect(screen.queryByRole('img', { name: '4.5 of 5' })).toBeNull();
    await loadConfig(page);
    expect(screen.getByRole('img', { name: '4.5 of 5' })).toBeVisible();
  });

  it('CARD-09 shows no rating when the config has it off', async () => {
    const page = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { getConfig: { review_status: '0' } },
    });
    await loadConfig(page);
    expect(screen.queryByRole('img', { name: '4.5 of 5' })).toBeNull();
  });

  it.each([
    ['1', 1],
    ['0', 0],
  ])('CARD-10 a quickview_status of %s gives %i quick-view controls', async (status, count) => {
    const page = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { getConfig: { quickview_status: status } },
    });
    await loadConfig(page);
    expect(screen.queryAllByRole('button', { name: /Quick view/ })).toHaveLength(count);
  });

  it('says so when the product is out of stock, and offers no add', () => {
    renderWithProviders(<ProductCard product={cardOf({ stock: 0 })} />);
    expect(screen.getByText('Out of stock')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });

  it('CARD-13 CARD-14 CONFLICT-46 LIMITS-11 shows a placeholder for a second when told to', () => {
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

describe('ProductCard: far from the window', () => {
  const heart = () => screen.queryByRole('button', { name: 'Wishlist: Red rice' });

  /** A card in short; `see` tells that it has come near. */
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

  it('CARD-01 CARD-03 CARD-04 CARD-07 has name, link, price and adding; the rest comes when it is near', async () => {
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

  it('CARD-07 puts its minimum into the cart', async () => {
    const page = renderShort();
    await page.user.click(addButton());
    await waitFor(() => expect(sent(page, 'addToCart')).toHaveLength(1));
    expect(sent(page, 'addToCart')[0]?.form?.get('quantity')).toBe('1');
  });

  it('CARD-08 is whole before the keyboard leads into it', async () => {
    const page = renderShort();
    await page.user.tab();
    expect(heart()).toBeVisible();
  });

  it('CARD-02 is whole on paper', () => {
    const page = renderShort();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(page.container.querySelector('img')).toBeVisible();
  });

  it.each([
    ['narrow', 10_000],
    ['wide', 2000],
  ])('CARD-08 is whole after some calm in a %s window', (width, calm) => {
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
  ])('CARD-06 CARD-15 OPEN-40 LIMITS-08 starts a minimum of %d at %s', (minimum, shown) => {
    renderWithProviders(<ProductCard product={cardOf({ minimum })} />);
    expect(quantityInBox()).toHaveTextContent(shown);
  });

  it('CARD-16 CARD-17 CONFLICT-24 LIMITS-09 plus adds 1, minus subtracts 1 and stops at 1, below the minimum', async () => {
    const { user } = renderWithProviders(<ProductCard product={cardOf({ minimum: 3 })} />);
    await user.click(plus());
    expect(quantityInBox()).toHaveTextContent('4');
    for (let press = 0; press < 5; press += 1) await user.click(minus());
    expect(quantityInBox()).toHaveTextContent('1');
  });
});

describe('ProductCard: adding', () => {
  it('CARD-07 API-10 API-37 API-42 CONFLICT-40 OPEN-39 sends product, quantity and the default options', async () => {
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

  it('CARD-25 CARD-26 CARD-27 CARD-28 CONFLICT-19 ends with minimum, fresh cart, open panel and a toast', async () => {
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

  it('CARD-18 CARD-19 CARD-20 CARD-22 while a request is in flight nothing reacts; then all does again', async () => {
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
    "CARD-23 CARD-29 tells the server's rejection, %s, and can be pressed again",
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

  it('CARD-30 CONFLICT-49 says nothing of a failed call, and can be pressed again', async () => {
    const page = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { addToCart: () => new Response('', { status: 500 }) },
    });
    await page.user.click(addButton());
    // Each failed call is sent twice.
    await waitFor(() => expect(sent(page, 'addToCart')).toHaveLength(2));
    await waitFor(() => expect(addButton()).toHaveAttribute('aria-disabled', 'false'));
    expect(selectToasts(page.store.getState())).toEqual([]);
    expect(selectIsMiniCartOpen(page.store.getState())).toBe(false);
  });

  it('CONFLICT-08 takes a status other than 1 as a failure', async () => {
    const page = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { addToCart: { status: '0' } },
    });
    await page.user.click(plus());
    await page.user.click(addButton());
    await waitFor(() => expect(addButton()).toHaveAttribute('aria-disabled', 'false'));
    expect(quantityInBox()).toHaveTextContent('2');
    expect(selectIsMiniCartOpen(page.store.getState())).toBe(false);
  });

  it('API-40 ERRORS-06 ERRORS-07 leads to the product page when options are missing, without a message', async () => {
    const page = renderWithProviders(<ProductCard product={cardOf()} />, {
      answers: { addToCart: { error: { option: { 1: 'Weight is required.' } } } },
    });
    await page.user.click(addButton());
    await waitFor(() => expect(page.store.getState().location.pathname).toBe('/shop/red-rice'));
    expect(selectToasts(page.store.getState())).toEqual([]);
  });
});

describe('ProductCard: reading ahead', () => {
  /** The latest observer's way to say that its element came into view. */
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

  it('reads the product once it is in view, not before start-up has ended', async () => {
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
