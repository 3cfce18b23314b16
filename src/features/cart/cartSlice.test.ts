import { api } from '../../api/api.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { locationChanged } from '../ui/locationSlice.ts';
import {
  miniCartClosed,
  miniCartOpened,
  selectIsMiniCartOpen,
  selectItems,
  selectSubtotal,
  selectTotalQuantity,
  selectTotals,
} from './cartSlice.ts';
import { selectWishlist, selectWishlistIds } from '../wishlist/wishlistSlice.ts';

async function withCart(answers = {}) {
  const { store, calls } = setupStore({ answers });
  await store.dispatch(api.endpoints.getCart.initiate());
  return { store, calls };
}

function line(cart_item_id: string, quantity: number) {
  return {
    cart_item_id,
    handle: 'x',
    image: '',
    name: 'x',
    option: [],
    quantity,
    price: 1,
    special: 0,
    total: 1,
  };
}

describe('cart state', () => {
  it('holds items, totals and wishlist as lists [CART-01, ENTITIES-08, CONFLICT-45, CONFLICT-53]', async () => {
    const { store } = await withCart();
    await store.dispatch(api.endpoints.getWishlist.initiate());
    expect(selectItems(store.getState())[0]?.name).toBe('Basmati rice');
    expect(selectTotals(store.getState())).toHaveLength(2);
    expect(selectWishlist(store.getState())).toEqual([{ product_id: '41' }]);
  });

  it("holds the wishlist's product ids [WISHLIST-04, ENTITIES-11]", async () => {
    const { store } = await withCart();
    await store.dispatch(api.endpoints.getWishlist.initiate());
    expect(selectWishlistIds(store.getState()).has('41')).toBe(true);
    expect(selectWishlistIds(store.getState()).has('42')).toBe(false);
  });

  it('uses the totals line with code total as the subtotal [CART-05]', async () => {
    const { store } = await withCart();
    expect(selectSubtotal(store.getState())).toBe('₹ 1,198.00/-');
  });

  it("returns '0' without such a line [CART-06, CONFLICT-22]", async () => {
    const { store } = await withCart({ getCart: { products: [], totals: [] } });
    expect(selectSubtotal(store.getState())).toBe('0');
  });

  it('adds up the quantities [HEADER-07]', async () => {
    const { store } = await withCart({
      getCart: { products: [line('1', 2), line('2', 3)], totals: [] },
    });
    expect(selectTotalQuantity(store.getState())).toBe(5);
  });

  it('counts an add from its response, then from the refetched cart [HEADER-07]', async () => {
    let reads = 0;
    const { store } = await withCart({
      getCart: () => ({ products: [line('1', ++reads === 1 ? 2 : 9)], totals: [] }),
      addToCart: { status: '1', count: 7 },
    });
    await store.dispatch(
      api.endpoints.addToCart.initiate({ cartAddForm: { product_id: '1', quantity: 5 } }),
    );
    expect(selectTotalQuantity(store.getState())).toBe(7);
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(selectTotalQuantity(store.getState())).toBe(9);
  });

  it.each([
    ["after an add with status '1' [CART-02, CART-03, API-39]", 'addToCart', { status: '1' }, 2],
    [
      'after an add with an error [CONFLICT-08]',
      'addToCart',
      { status: '1', error: 'No stock' },
      1,
    ],
    ["after an add with status '0' [CONFLICT-08]", 'addToCart', { status: '0' }, 1],
    ['after an add whose answer was swallowed [CONFLICT-07]', 'addToCart', '', 2],
    ['after an edit with status 1 [CART-07]', 'editCartLine', { status: 1 }, 2],
    ['after an edit without status [ERRORS-09]', 'editCartLine', {}, 1],
    ['after a remove with status 1 [CART-04, CART-08]', 'removeCartLine', { status: 1 }, 2],
    ['after a remove without status [ERRORS-08]', 'removeCartLine', {}, 1],
  ])(
    'refetches the cart only if it may have changed, %s [LIMITS-17, LIMITS-18]',
    async (_title, operation, answer, reads) => {
      const { store, calls } = await withCart({ [operation]: answer });
      const { addToCart, editCartLine, removeCartLine } = api.endpoints;
      const writes = {
        addToCart: () =>
          store.dispatch(addToCart.initiate({ cartAddForm: { product_id: '1', quantity: 1 } })),
        editCartLine: () =>
          store.dispatch(editCartLine.initiate({ cartEditForm: { key: '7', quantity: 3 } })),
        removeCartLine: () =>
          store.dispatch(removeCartLine.initiate({ cartRemoveForm: { key: '7' } })),
      };
      await writes[operation as keyof typeof writes]();
      await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
      expect(calls.filter((call) => call.operation === 'getCart')).toHaveLength(reads);
    },
  );

  it('opens and closes the mini cart, and closes it on navigation [MINICART-05, MINICART-11]', () => {
    const { store } = setupStore({});
    store.dispatch(miniCartOpened());
    expect(selectIsMiniCartOpen(store.getState())).toBe(true);
    store.dispatch(miniCartClosed());
    expect(selectIsMiniCartOpen(store.getState())).toBe(false);
    store.dispatch(miniCartOpened());
    store.dispatch(
      locationChanged({ pathname: '/shop', search: '', hash: '', key: '1', action: 'PUSH' }),
    );
    expect(selectIsMiniCartOpen(store.getState())).toBe(false);
  });
});
