import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { miniCartOpened } from '../features/cart/cartSlice.ts';
import { selectIsStarted } from '../features/session/sessionSlice.ts';
import { LazyCartPanels } from '../features/miniCart/cartPanels.ts';
import { sampled } from '../../scripts/sampled.ts';
import examples from '../testing/examples.gen.json' with { type: 'json' };
import type { Answer } from '../testing/fakeBackend.ts';
import { setupStore } from '../testing/setupStore.tsx';
import { exampleUrl, openPage, settled, type Operation } from '../testing/openPage.tsx';
import { matchRoute } from './matchRoute.ts';
import { readPage } from '../router/preparePage.ts';
import { routes } from './routes.ts';

const respond =
  (text: string, status = 200) =>
  () =>
    new Response(text, { status });

// One failure with text, an empty text and an empty object are enough. The base query and the schemas reduce all
// other bad answers to these cases.
const BAD: [string, Answer][] = [
  ['500', respond('<script>alert(1)</script>', 500)],
  ['502', respond('', 502)],
  ['{}', respond('{}')],
];

const FRAME: Operation[] = [
  'getMenu',
  'getConfig',
  'getCurrencies',
  'getCart',
  'getWishlist',
  'getLoginStatus',
];

const product = examples.getProduct.answer;
const [collection] = examples.listCollections.answer.collections;
const [card] = examples.searchProducts.answer.products;
const [line] = examples.getCart.answer.products;

async function queriesOf(address: string): Promise<Operation[]> {
  const match = matchRoute(address);
  const { store, calls } = setupStore({ address });
  await Promise.all(readPage(store, match, ''));
  return [...new Set(calls.map(({ operation }) => operation as Operation))];
}

function frameQueriesOf(address: string): Operation[] {
  const isAccount = /^\/(?:account|order)\//.test(address) && address !== '/account/wishlist';
  return isAccount ? ['getLoginStatus'] : FRAME;
}

const HELD = 'held';

const pages = await Promise.all(
  routes
    .filter(({ isBare }) => !isBare)
    .map(async ({ path }) => {
      const address = exampleUrl(path);
      const own = await queriesOf(address);
      const isFramed = own.length === 0 || address === '/';
      return { address, queries: isFramed ? [...own, ...frameQueriesOf(address)] : own };
    }),
);

function expectFrame(): void {
  const [header] = screen.getAllByRole('banner');
  expect(header).toBeVisible();
  expect(within(header ?? document.body).getByRole('search')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
}

function retryButtons(): HTMLElement[] {
  return screen.queryAllByRole('button', { name: 'Try again' });
}

async function expectPageOrError(): Promise<void> {
  await waitFor(() => {
    expect([...screen.queryAllByRole('heading', { level: 1 }), ...retryButtons()]).not.toEqual([]);
  });
  expect(document.querySelector('#main_loader')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
}

beforeEach(() => {
  // STARTUP-14 requires a warning when start-up fails.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const outcomes = pages.flatMap(({ address, queries }) =>
  queries.flatMap((operation) =>
    [...BAD.map(([name]) => name), HELD].map((outcome) => ({ address, operation, outcome })),
  ),
);
const cases = sampled(outcomes, 12, (one) => Object.values(one).join(' '));
const badCases = cases.filter(({ outcome }) => outcome !== HELD);
const heldCases = cases.filter(({ outcome }) => outcome === HELD);

it.each(badCases)(
  '$address renders with $operation answered with $outcome, and recovers',
  async ({ address, operation, outcome }) => {
    const bad = new Map(BAD).get(outcome) ?? '';
    let isWell = false;
    const answer: Answer = (call) => {
      if (isWell) return examples[operation].answer;
      return typeof bad === 'function' ? bad(call) : bad;
    };
    const store = await openPage(address, { [operation]: answer });
    await settled(store);
    expectFrame();
    await expectPageOrError();
    isWell = true;
    const user = userEvent.setup();
    for (const button of retryButtons()) await user.click(button);
    await settled(store);
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
      expect(retryButtons()).toEqual([]);
    });
  },
);

it.each(heldCases)(
  '$address shows its frame while $operation is pending, then its content',
  async ({ address, operation }) => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const store = await openPage(address, { [operation]: () => promise });
    await act(async () => {});
    expectFrame();
    resolve(examples[operation].answer);
    await settled(store);
    await expectPageOrError();
    expect(retryButtons()).toEqual([]);
  },
);

const list = (products: unknown) => ({ ...examples.searchProducts.answer, products });
const cart = (products: unknown) => ({ ...examples.getCart.answer, products });

const WRONG_TYPES: [string, Operation, object][] = [
  ['/shop', 'searchProducts', list(null)],
  ['/shop', 'searchProducts', list('x')],
  ['/shop', 'searchProducts', list({})],
  ['/shop', 'searchProducts', list([null, 'x', 7, {}])],
  ['/shop', 'searchProducts', list([{ ...card, price: 'abc' }])],
  ['/shop', 'searchProducts', list([{ ...card, options: null, picture: 'x', stock: {} }])],
  ['/shop', 'searchProducts', { ...list([card]), facets: 'x', limit: 0, total: 1e9 }],
  ['/search?search=rice', 'searchProducts', { ...list([card]), facets: null, term: {} }],
  [exampleUrl('/shop/:handle'), 'getProduct', { ...product, price: 'abc' }],
  [exampleUrl('/shop/:handle'), 'getProduct', { ...product, options: null, images: null }],
  [exampleUrl('/shop/:handle'), 'getProduct', { ...product, options: [{}], pictures: 'x' }],
  [exampleUrl('/shop/:handle'), 'getProduct', { ...product, images: ['http://['], marks: ['x'] }],
  [exampleUrl('/shop/:handle'), 'getProduct', { ...product, description: {}, ingredients: [] }],
  [exampleUrl('/shop/:handle'), 'getProduct', { ...product, nutrition: {}, allergens: ['x', 1] }],
  ['/', 'getMenu', { menu: {} }],
  ['/', 'getMenu', { menu: [null, 'x', {}, { title: 'Odd', type: 'sub', children: 'x' }] }],
  ['/', 'getCurrencies', { currencies: 'x', currency: 'EUR' }],
  [
    '/',
    'getCurrencies',
    { currencies: [{ code: 'XX', symbol: 'X', value: 1, decimal: 500 }], currency: 'XX' },
  ],
  ['/', 'getConfig', []],
  ['/', 'getConfig', { meta_title: {}, review_status: [], store_address: 7 }],
  ['/', 'getHomeContent', { banners: [{}, { title: 'x' }] }],
  ['/', 'listCollections', { collections: [null, { ...collection, picture: [] }] }],
  ['/checkout/cart', 'getCart', cart(null)],
  ['/checkout/cart', 'getCart', cart([null, { ...line, quantity: 'many' }])],
  ['/checkout/cart', 'getCart', cart([{ ...line, option: null, image: 7, price: '649' }])],
  ['/checkout/cart', 'getCart', { ...cart([line]), totals: 'x' }],
  ['/', 'getWishlist', { products: [null, {}] }],
  ['/', 'getLoginStatus', { logged: {} }],
];

describe('answers with fields of a wrong type', () => {
  it.each(WRONG_TYPES)('%s renders with %s %j', async (address, operation, answer) => {
    const store = await openPage(address, { [operation]: answer });
    await settled(store);
    expectFrame();
    await expectPageOrError();
    expect(selectIsStarted(store.getState())).toBe(true);
  });
});

describe('mini cart', () => {
  beforeAll(() => LazyCartPanels.preload());

  it.each(BAD)('opens and closes if the cart is answered with %s', async (_name, bad) => {
    const store = await openPage('/', { getCart: bad });
    await settled(store);
    act(() => {
      store.dispatch(miniCartOpened());
    });
    const panel = await screen.findByRole('dialog', { name: 'My Shopping Cart' });
    expect(await within(panel).findByRole('button', { name: /close/i })).toBeVisible();
  });
});
