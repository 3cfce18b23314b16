import { waitFor } from '@testing-library/react';
import { persistStore } from 'redux-persist';
import { api } from '../api/api.ts';
import { lineOf } from '../testing/catalogData.ts';
import { setupStore } from '../testing/setupStore.tsx';
import type { Answers } from '../testing/fakeBackend.ts';
import { selectTotalQuantity } from '../features/cart/cartSlice.ts';
import { compareAdded, selectComparedIds } from '../features/compare/compareSlice.ts';
import {
  recentTermsCleared,
  selectRecentTerms,
  termSearched,
} from '../features/search/searchSlice.ts';
import { selectIsRequesting } from '../features/shell/requestSelectors.ts';
import { selectLogged } from '../features/session/sessionSlice.ts';
import { changeLanguage } from '../features/ui/changeLanguage.ts';
import {
  colorSchemeChosen,
  currencyChosen,
  selectColorScheme,
  selectCurrencyCode,
  selectLanguage,
} from '../features/ui/uiSlice.ts';
import { selectWishlistIds } from '../features/wishlist/wishlistSlice.ts';
import { syncTabs, type TabChannel, type TabMessage } from './tabSync.ts';

async function twoTabs(answers: Answers) {
  const ears: ((message: TabMessage) => void)[] = [];
  const tab = async () => {
    const { store, calls } = setupStore({ answers, storages: { local: window.localStorage } });
    let own: (typeof ears)[number] | undefined;
    const told: TabMessage[] = [];
    const channel: TabChannel = {
      tell: (message) => {
        told.push(message);
        for (const heard of ears) if (heard !== own) queueMicrotask(() => heard(message));
      },
      listen: (heard) => {
        own = heard;
        ears.push(heard);
      },
    };
    await store.dispatch(api.endpoints.getCart.initiate());
    await store.dispatch(api.endpoints.getWishlist.initiate());
    syncTabs(store, channel);
    const persistor = persistStore(store);
    await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
    return { store, calls, told, persistor };
  };
  const mine = await tab();
  return { mine, other: await tab(), openTab: tab };
}

function growing(): Answers {
  let quantity = 1;
  const wished: string[] = [];
  return {
    getCart: () => ({ products: [lineOf({ quantity })], totals: [] }),
    addToCart: () => {
      quantity += 1;
      return { status: '1' };
    },
    getWishlist: () => ({ products: wished.map((product_id) => ({ product_id })) }),
    addToWishlist: ({ form }: { form: URLSearchParams }) => {
      wished.push(form.get('product_id') ?? '');
      return { status: 1 };
    },
  };
}

const { addToCart, addToWishlist, getSavedLines, login, logout, saveCartLine } = api.endpoints;
const cartAddForm = { product_id: '41', quantity: 1 };

describe('sync between tabs', () => {
  afterEach(() => window.localStorage.clear());

  it('sign-in and sign-out reach the other tab, which sends nothing back [E-07]', async () => {
    let logged = false;
    const { mine, other } = await twoTabs({
      getLoginStatus: () => ({ logged }),
      login: () => {
        logged = true;
        return {
          status: 1,
          customer: { customer_id: '3', firstname: 'M', lastname: 'S', email: 'm' },
        };
      },
      logout: () => {
        logged = false;
        return { status: 1 };
      },
    });
    await mine.store.dispatch(login.initiate({ loginForm: { email: 'm', password: 'p' } }));
    await waitFor(() => expect(selectLogged(other.store.getState())).toBe(true));
    await mine.store.dispatch(logout.initiate());
    await waitFor(() => expect(selectLogged(other.store.getState())).toBe(false));
    await waitFor(() => expect(selectIsRequesting(other.store.getState())).toBe(false));
    expect(other.told).toEqual([]);
  });

  it('an added product reaches the other tab, which sends nothing back [E-07]', async () => {
    const { mine, other } = await twoTabs(growing());
    await mine.store.dispatch(addToCart.initiate({ cartAddForm }));
    await waitFor(() => expect(selectTotalQuantity(other.store.getState())).toBe(2));
    expect(other.told).toEqual([]);
    const reads = [mine, other].map(
      ({ calls }) => calls.filter(({ operation }) => operation === 'getCart').length,
    );
    expect(reads).toEqual([2, 2]);
  });

  it('a later add in the other tab reaches the first one [E-07]', async () => {
    const { mine, other } = await twoTabs(growing());
    await mine.store.dispatch(addToCart.initiate({ cartAddForm }));
    await waitFor(() => expect(selectTotalQuantity(other.store.getState())).toBe(2));
    await other.store.dispatch(addToCart.initiate({ cartAddForm }));
    await waitFor(() => expect(selectTotalQuantity(mine.store.getState())).toBe(3));
  });

  it('a line saved for later in one tab appears in the other [E-07]', async () => {
    let cart = [lineOf({})];
    const saved: typeof cart = [];
    const { mine, other } = await twoTabs({
      getCart: () => ({ products: cart, totals: [] }),
      getSavedLines: () => ({ products: saved }),
      saveCartLine: () => {
        saved.push(...cart);
        cart = [];
        return { status: 1 };
      },
    });
    await other.store.dispatch(getSavedLines.initiate());
    const key = lineOf({}).cart_item_id;
    await mine.store.dispatch(saveCartLine.initiate({ cartKeyForm: { key } }));
    await waitFor(() => {
      const { data } = getSavedLines.select()(other.store.getState());
      expect(data?.products).toEqual(saved);
    });
    expect(selectTotalQuantity(other.store.getState())).toBe(0);
  });

  it('the wishlist is synced [E-07]', async () => {
    const { mine, other } = await twoTabs(growing());
    await mine.store.dispatch(addToWishlist.initiate({ wishlistForm: { product_id: '41' } }));
    await waitFor(() => expect(selectWishlistIds(other.store.getState())).toEqual(new Set(['41'])));
  });

  it('language and currency are synced both ways [E-07]', async () => {
    const { mine, other } = await twoTabs({});
    await mine.store.dispatch(changeLanguage('fr'));
    mine.store.dispatch(currencyChosen('EUR'));
    await waitFor(() => expect(selectLanguage(other.store.getState())).toBe('fr'));
    expect(selectCurrencyCode(other.store.getState())).toBe('EUR');
    for (const language of ['en', 'fr'] as const) {
      await other.store.dispatch(changeLanguage(language));
      await waitFor(() => expect(selectLanguage(mine.store.getState())).toBe(language));
    }
  });

  it('the color scheme is synced both ways [E-07, E-10]', async () => {
    const { mine, other } = await twoTabs({});
    mine.store.dispatch(colorSchemeChosen('dark'));
    await waitFor(() => expect(selectColorScheme(other.store.getState())).toBe('dark'));
    for (const scheme of ['light', 'system'] as const) {
      other.store.dispatch(colorSchemeChosen(scheme));
      await waitFor(() => expect(selectColorScheme(mine.store.getState())).toBe(scheme));
    }
  });

  it('compared products of both tabs are merged, also after a reload [E-07]', async () => {
    const { mine, other, openTab } = await twoTabs({});
    mine.store.dispatch(compareAdded('41'));
    await waitFor(() => expect(selectComparedIds(other.store.getState())).toEqual(['41']));
    other.store.dispatch(compareAdded('42'));
    await waitFor(() => expect(selectComparedIds(mine.store.getState())).toEqual(['41', '42']));
    await mine.persistor.flush();
    await other.persistor.flush();
    const reloaded = await openTab();
    expect(selectComparedIds(reloaded.store.getState())).toEqual(['41', '42']);
  });

  it('recent searches are synced both ways [E-07]', async () => {
    const { mine, other } = await twoTabs({});
    mine.store.dispatch(termSearched('rice'));
    await waitFor(() => expect(selectRecentTerms(other.store.getState())).toEqual(['rice']));
    other.store.dispatch(termSearched('dal'));
    await waitFor(() => expect(selectRecentTerms(mine.store.getState())).toEqual(['dal', 'rice']));
    mine.store.dispatch(recentTermsCleared());
    await waitFor(() => expect(selectRecentTerms(other.store.getState())).toEqual([]));
  });
});
