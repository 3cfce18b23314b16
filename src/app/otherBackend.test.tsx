import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { miniCartOpened } from '../features/cart/cartSlice.ts';
import { LazyCartPanels } from '../features/miniCart/cartPanels.ts';
import { cardOf, productOf } from '../testing/catalogData.ts';
import examples from '../testing/examples.gen.json' with { type: 'json' };
import { openPage, settled } from '../testing/openPage.tsx';

const rice = {
  name: 'Red rice',
  price: '₹ 1,250.00',
  special: false,
  quantity: 2,
  total: '₹ 2,500.00',
};
const oil = { name: 'Sesame oil', price: 300, quantity: 1, total: 300 };
const totals = [
  { title: 'Tax', text: '₹ 10.00' },
  { title: 'Tax', text: '₹ 20.00' },
  { code: 'total', title: 'Total', text: '₹ 2,830.00' },
];
const getCart = { products: [rice, oil], totals };

function openProduct(product: object, reviews: object = { reviews: [], total: 0 }) {
  return openPage('/shop/red-rice', {
    getProduct: { ...productOf(), ...product },
    listProductReviews: reviews,
    getConfig: { ...examples.getConfig.answer, review_status: '1' },
  });
}

describe('backend that fills fewer fields', () => {
  beforeEach(() => {
    // React and the date formatter report problems with `console.error`.
    jest.spyOn(console, 'error').mockImplementation((...complaint) => {
      throw new Error(complaint.join(' '));
    });
  });

  it('shows its cart on the cart page [HEADERCART-09, PRICE-08]', async () => {
    const store = await openPage('/checkout/cart', { getCart });
    await settled(store);
    const lines = await screen.findByRole('list', { name: 'Products in your cart' });
    const [first, second] = within(lines).getAllByRole('listitem');
    expect(first).toHaveTextContent('Red rice');
    expect(first).toHaveTextContent('₹ 1,250.00');
    expect(first).toHaveTextContent('₹ 2,500.00');
    expect(second).toHaveTextContent('Sesame oil');
    expect(second).toHaveTextContent('₹ 300.00/-');
    expect(screen.getAllByText('Tax')).toHaveLength(2);
    expect(screen.getByText('₹ 20.00')).toBeVisible();
  });

  it('shows its cart in the mini cart [OPEN-13, HEADERCART-09]', async () => {
    await LazyCartPanels.preload();
    const store = await openPage('/', { getCart });
    await settled(store);
    act(() => {
      store.dispatch(miniCartOpened());
    });
    const panel = await screen.findByRole('dialog', { name: 'My Shopping Cart' });
    expect(within(panel).getByText('Red rice')).toBeVisible();
    expect(within(panel).getByText('Sesame oil')).toBeVisible();
    expect(within(panel).getByText('₹ 1,250.00')).toBeVisible();
  });

  it('shows cards with formatted or missing prices [PRICE-08, CARD-04]', async () => {
    const cards = [
      { ...cardOf(), name: 'Formatted', price: '₹ 1,250.00', special: null },
      { ...cardOf(), name: 'On sale', price: '₹ 1,250.00', special: '₹ 999.00' },
      { ...cardOf(), name: 'Free of sale', price: '₹ 80.00', special: '₹ 0.00' },
      { name: 'Bare' },
    ];
    const store = await openPage('/shop', {
      searchProducts: { products: cards, total: 50, facets: { categories: [] } },
    });
    await settled(store);
    const card = (name: string) => screen.getByRole('link', { name }).closest('article');
    expect(card('Formatted')).toHaveTextContent('₹ 1,250.00');
    expect(card('On sale')).toHaveTextContent('Sale price ₹ 999.00 Regular price ₹ 1,250.00');
    expect(card('Free of sale')).not.toHaveTextContent('Sale price');
    expect(card('Bare')).toBeVisible();
    expect(card('Bare')).not.toHaveTextContent('₹');
  });

  it('shows the pagination of a list that has only a total [OPEN-07]', async () => {
    const store = await openPage('/shop?page=2', {
      searchProducts: { products: [cardOf()], total: 50, facets: { categories: [] } },
    });
    await settled(store);
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(pages).getByText('2')).toHaveAttribute('aria-current', 'page');
    expect(within(pages).getByRole('link', { name: /3/ })).toBeVisible();
  });

  it('shows search results without the search term [OPEN-07, SEARCH-01]', async () => {
    const store = await openPage('/search?search=rice', {
      searchProducts: { products: [cardOf()], total: 1, facets: { categories: [] } },
    });
    await settled(store);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('rice');
    expect(screen.getByRole('link', { name: 'Red rice' })).toBeVisible();
  });

  it('shows a product’s formatted price [OPEN-13, PRICE-08]', async () => {
    const store = await openProduct({ price: '₹ 1,250.00', special: '' });
    await settled(store);
    expect(screen.getAllByText('₹ 1,250.00')[0]).toBeVisible();
    expect(screen.queryByText('Sale price')).toBeNull();
  });

  it('shows reviews without ids and dates [OPEN-15]', async () => {
    const reviews = [
      { name: 'Asha', text: 'Nutty.', rating: 4 },
      { name: 'Ben', text: 'Firm.', rating: 5, date: 'last spring' },
    ];
    const store = await openProduct({}, { reviews, total: 2 });
    await settled(store);
    expect(await screen.findByText('Nutty.')).toBeVisible();
    expect(screen.getByText('Firm.')).toBeVisible();
    expect(screen.getByText('last spring')).toBeVisible();
  });

  it('shows an order with formatted prices [OPEN-13]', async () => {
    const order = examples.getOrder.answer;
    const [line] = order.lines;
    const store = await openPage(`/account/orders/${order.number}`, {
      getLoginStatus: { logged: true },
      getOrder: {
        ...order,
        lines: [{ ...line, ...rice, name: 'Sealed tin', price_text: '', total_text: '' }],
      },
    });
    await settled(store);
    const row = (await screen.findByRole('rowheader', { name: /Sealed tin/ })).closest('tr');
    expect(row).toHaveTextContent('₹ 1,250.00');
    expect(row).toHaveTextContent('₹ 2,500.00');
  });

  it('names an order without a short number by its number', async () => {
    const { short_number: _short, ...order } = examples.getOrder.answer;
    const store = await openPage(`/account/orders/${order.number}`, {
      getLoginStatus: { logged: true },
      getOrder: order,
    });
    await settled(store);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Order ${order.number}`);
    expect(screen.queryByText(/^Reference/)).toBeNull();
  });

  it('shows the formatted price of a wishlist product [OPEN-13]', async () => {
    const store = await openPage('/account/wishlist', {
      getWishlist: {
        products: [{ product_id: '41', product: { ...cardOf(), price: '₹ 5.00', special: false } }],
      },
    });
    await settled(store);
    expect(screen.getByText('₹ 5.00')).toBeVisible();
  });
});
