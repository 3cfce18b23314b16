import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { matchRoute } from '../../app/matchRoute.ts';
import type { Answers } from '../../testing/fakeBackend.ts';
import { cardOf, cardsOf, productOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { Started } from '../../testing/Started.tsx';
import { changeLanguage } from '../ui/changeLanguage.ts';
import { WishlistScreen } from './WishlistScreen.tsx';

function setUp(answers: Answers) {
  return renderWithProviders(
    <Started>
      <WishlistScreen />
    </Started>,
    { address: '/account/wishlist', answers },
  );
}

const wishesOf = (count: number) => ({
  products: cardsOf(count).map((product) => ({ product_id: product.product_id, product })),
});

describe('WishlistScreen', () => {
  it('opens at /account/wishlist and is not indexed [ROUTES-19, ROUTES-02]', () => {
    expect(matchRoute('/account/wishlist')?.route).toMatchObject({
      chunk: 'wishlist',
      titleId: 'wishlist.title',
      robots: 'follow,noindex',
    });
  });

  it('shows the products in the order of the response, without further requests [WISHLIST-03, API-15]', async () => {
    const { calls } = setUp({ getWishlist: wishesOf(3) });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    const names = screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent);
    expect(names).toEqual(['Rice 1', 'Rice 2', 'Rice 3']);
    expect(screen.getByRole('status')).toHaveTextContent('3 products');
    expect(calls.filter(({ operation }) => operation === 'getProduct')).toEqual([]);
  });

  it('fetches products by id if the response has ids only, and omits unknown ones [WISHLIST-03]', async () => {
    const { calls } = setUp({
      getWishlist: { products: [{ product_id: '41' }, { product_id: '42' }] },
      getProduct: ({ url }: { url: URL }) =>
        url.searchParams.get('product_id') === '41'
          ? productOf({ special: 80 })
          : { error: 'Product not found.' },
    });
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'Red rice' })).toHaveAttribute('href', '/shop/red-rice');
    expect(card.getByText('₹ 80.00/-')).toBeVisible();
    expect(card.getByRole('button', { name: 'Wishlist: Red rice' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const asked = calls.filter(({ operation }) => operation === 'getProduct');
    expect(asked.map(({ url }) => url.searchParams.get('product_id'))).toEqual(['41', '42']);
  });

  it("removes a product by its heart and keeps the keyboard's position [WISHLIST-02]", async () => {
    let { products } = wishesOf(2);
    const { user } = setUp({
      getWishlist: () => ({ products }),
      removeFromWishlist: () => {
        products = products.slice(1);
        return { status: 1 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Wishlist: Rice 1' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 product'));
    expect(screen.queryByRole('link', { name: 'Rice 1' })).toBeNull();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('links from the empty list to the shop', async () => {
    setUp({ getWishlist: { products: [] } });
    expect(await screen.findByText('Your wishlist is empty.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to shop' })).toHaveAttribute('href', '/shop');
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('shows no list message while it loads', () => {
    setUp({ getWishlist: () => new Promise(() => {}) });
    expect(screen.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
    expect(screen.queryByText('Your wishlist is empty.')).toBeNull();
    expect(screen.queryByText('Couldn’t load your wishlist.')).toBeNull();
  });

  it('retries when the list could not be loaded', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isDown = true;
    const { user } = setUp({
      getWishlist: () => (isDown ? new Response('', { status: 500 }) : wishesOf(1)),
    });
    expect(await screen.findByText('Couldn’t load your wishlist.')).toBeVisible();
    expect(warn).toHaveBeenCalledWith('The shop could not load everything it starts with.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('refetches the names in another language [LANGUAGE-01]', async () => {
    const { dispatched } = setUp({
      getWishlist: ({ headers }: { headers: Headers }) => {
        const name = headers.get('accept-language')?.startsWith('fr') ? 'Riz rouge' : 'Red rice';
        return { products: [{ product_id: '41', product: cardOf({ name }) }] };
      },
      getLanguageTexts: { 'wishlist.title': 'Liste d’envies' },
    });
    expect(await screen.findByRole('link', { name: 'Red rice' })).toBeVisible();
    await dispatched(changeLanguage('fr'));
    expect(await screen.findByRole('link', { name: 'Riz rouge' })).toBeVisible();
  });
});
