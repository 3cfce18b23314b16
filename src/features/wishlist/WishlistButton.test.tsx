import { screen, waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import { productOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { ProductSummary } from '../product/ProductSummary.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { WishlistButton } from './WishlistButton.tsx';

async function readWishlist({ dispatched }: ReturnType<typeof renderWithProviders>) {
  await dispatched(api.endpoints.getWishlist.initiate());
}

describe('WishlistButton', () => {
  it('labels the button with its action [CARD-24, WISHLIST-01]', async () => {
    let products: object[] = [];
    const page = renderWithProviders(<WishlistButton productId="41" name="Red rice" />, {
      answers: {
        getWishlist: () => ({ products }),
        addToWishlist: () => {
          products = [{ product_id: '41' }];
          return { status: 1 };
        },
      },
    });
    await readWishlist(page);
    await page.user.click(screen.getByRole('button', { name: 'Add to wishlist: Red rice' }));
    expect(
      await screen.findByRole('button', { name: 'Remove from wishlist: Red rice' }),
    ).toHaveTextContent('Remove from wishlist');
  });

  it('follows a redirect from the product page too [WISHLIST-05]', async () => {
    const page = renderWithProviders(<ProductSummary product={productOf()} />, {
      answers: { addToWishlist: { redirect: '/account/login' } },
    });
    await page.user.click(screen.getByRole('button', { name: 'Add to wishlist: Red rice' }));
    await waitFor(() => expect(page.store.getState().location.pathname).toBe('/account/login'));
  });

  it("blocks the product page's cart button while pending, and vice versa [CARD-20, CARD-21]", async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const page = renderWithProviders(<ProductSummary product={productOf()} />, {
      answers: { addToWishlist: () => promise, addToCart: () => new Promise(() => {}) },
    });
    const sent = (operation: string) => page.calls.filter((call) => call.operation === operation);
    const wish = screen.getByRole('button', { name: 'Add to wishlist: Red rice' });
    const add = screen.getByRole('button', { name: 'Add to cart: Red rice' });
    await page.user.click(wish);
    await waitFor(() => expect(add).toHaveAttribute('aria-disabled', 'true'));
    await page.user.click(add);
    expect(sent('addToCart')).toEqual([]);
    resolve({ status: 0 });
    await waitFor(() => expect(wish).toHaveAttribute('aria-disabled', 'false'));
    await page.user.click(add);
    await waitFor(() => expect(wish).toHaveAttribute('aria-disabled', 'true'));
    await page.user.click(wish);
    expect(sent('addToCart')).toHaveLength(1);
    expect(sent('addToWishlist')).toHaveLength(1);
  });

  it.each([
    ['WISHLIST-07', {}, 'Add', 'Successfully added to wishlist.'],
    [
      'WISHLIST-09',
      { getWishlist: { products: [{ product_id: '41' }] } },
      'Remove',
      'Successfully removed from wishlist.',
    ],
  ])('%s shows its toast', async (_id, answers, action, text) => {
    const page = renderWithProviders(
      <>
        <WishlistButton productId="41" name="Red rice" />
        <Toasts />
      </>,
      { answers: { getWishlist: { products: [] }, ...answers } },
    );
    await readWishlist(page);
    await page.user.click(await screen.findByRole('button', { name: new RegExp(`^${action}`) }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows the text of a warning [WISHLIST-06]', async () => {
    const page = renderWithProviders(
      <>
        <WishlistButton productId="41" name="Red rice" />
        <Toasts />
      </>,
      { answers: { addToWishlist: { error: { warning: 'The list is full.' } } } },
    );
    await page.user.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByText('The list is full.')).toBeVisible());
  });

  it("shows the server's text with its markup, sanitized [WISHLIST-06, CONFLICT-33]", async () => {
    const page = renderWithProviders(
      <>
        <WishlistButton productId="41" name="Red rice" />
        <Toasts />
      </>,
      {
        answers: {
          addToWishlist: { error: 'The list is <b onclick="x()">full</b><script>x()</script>' },
        },
      },
    );
    await page.user.click(screen.getByRole('button'));
    const bold = await screen.findByText('full');
    expect(bold.tagName).toBe('B');
    expect(bold.getAttributeNames()).toEqual([]);
    expect(document.querySelector('script')).toBeNull();
  });
});
