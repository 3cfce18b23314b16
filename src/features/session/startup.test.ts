import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { api } from '../../api/api.ts';
import { setupStore } from '../../testing/setupStore.tsx';
import { selectLogged } from './sessionSlice.ts';
import { requestToken, start } from './startup.ts';

const FIRST = ['getConfig', 'getCurrencies', 'getMenu', 'getCart', 'getWishlist', 'getLoginStatus'];

let warn: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

async function started(answers = {}, token = '') {
  const { store, calls } = setupStore({ answers, token });
  const isDone = await store.dispatch(start());
  return { store, isDone, calls, operations: calls.map(({ operation }) => operation) };
}

describe('start-up', () => {
  it('STARTUP-01 STARTUP-03 STARTUP-04 OPEN-56 asks for the token first, then for everything else', async () => {
    const { operations } = await started();
    expect(operations[0]).toBe('getApiToken');
    expect(operations.slice(1, 7).toSorted()).toEqual(FIRST.toSorted());
  });

  it('STARTUP-01 what a screen reads waits for the token, the texts of its language do not', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { store, calls } = setupStore({
      token: '',
      answers: { getApiToken: () => promise },
    });
    const { searchProducts, getLanguageTexts } = api.endpoints;
    const token = store.dispatch(requestToken());
    const products = store.dispatch(searchProducts.initiate({ searchForm: { page: 1 } }));
    await store.dispatch(getLanguageTexts.initiate({ code: 'en' }, { forceRefetch: true }));
    expect(calls.map(({ operation }) => operation)).toEqual(['getApiToken', 'getLanguageTexts']);
    resolve({ api_token: 'fresh' });
    await Promise.all([token, products]);
    expect(calls[2]?.operation).toBe('searchProducts');
    expect(calls[2]?.url.searchParams.get('api_token')).toBe('fresh');
  });

  it('STARTUP-09 what a screen reads is asked for without a token that does not come', async () => {
    const { store, calls } = setupStore({ token: '', answers: { getApiToken: {} } });
    const token = store.dispatch(requestToken());
    const products = await store.dispatch(
      api.endpoints.searchProducts.initiate({ searchForm: { page: 1 } }),
    );
    await token;
    expect(products.data).toBeDefined();
    expect(calls.map(({ operation }) => operation)).toEqual(['getApiToken', 'searchProducts']);
  });

  it('BASEQUERY-10 BASEQUERY-11 STARTUP-09 takes the answer of a token that was asked for', async () => {
    const { store, calls } = setupStore({
      token: '',
      answers: { getApiToken: () => new Response('', { status: 500 }) },
    });
    await store.dispatch(start(store.dispatch(requestToken())));
    const asked = calls.filter(({ operation }) => operation === 'getApiToken');
    expect(asked).toHaveLength(2);
  });

  it('STARTUP-02 OPEN-56 sends the new token with the calls that follow', async () => {
    const { calls } = await started({ getApiToken: { api_token: 'fresh' } });
    expect(calls[0]?.url.searchParams.get('api_token')).toBe('');
    expect(calls.slice(1).map(({ url }) => url.searchParams.get('api_token'))).toEqual(
      calls.slice(1).map(() => 'fresh'),
    );
  });

  it('STARTUP-05 STARTUP-06 STARTUP-07 asks for no token when it has one', async () => {
    const { operations } = await started({}, 'kept');
    expect(operations).not.toContain('getApiToken');
    expect(operations).toEqual(expect.arrayContaining(['getConfig', 'getCurrencies']));
  });

  it('STARTUP-08 caches the config: a second reader causes no call', async () => {
    const { store, operations, calls } = await started();
    const before = operations.length;
    const answer = await store.dispatch(api.endpoints.getConfig.initiate());
    expect(answer.data?.meta_title).toBe('Ridge & Root');
    expect(calls).toHaveLength(before);
  });

  it('STARTUP-09 STARTUP-10 CONFLICT-05 goes on without config and currencies when no token comes', async () => {
    const { operations, isDone } = await started({ getApiToken: {} });
    expect(operations).not.toContain('getConfig');
    expect(operations).not.toContain('getCurrencies');
    expect(operations).toEqual(
      expect.arrayContaining(['getCart', 'getWishlist', 'getLoginStatus']),
    );
    // It was answered: nobody asks again.
    expect(isDone).toBe(true);
  });

  it('STARTUP-11 STARTUP-12 STARTUP-13 loads cart and wishlist and checks the login', async () => {
    const { operations } = await started();
    expect(operations).toEqual(
      expect.arrayContaining(['getCart', 'getWishlist', 'getLoginStatus']),
    );
  });

  it('SESSION-04 CONFLICT-32 reads the cart again for a visitor, and checks the login once', async () => {
    const { operations } = await started({ getLoginStatus: { logged: false } });
    expect(operations.filter((name) => name === 'getCart')).toHaveLength(2);
    expect(operations.filter((name) => name === 'getLoginStatus')).toHaveLength(1);
  });

  it('SESSION-04 reads the cart once for a customer', async () => {
    const { operations } = await started({ getLoginStatus: { logged: true } });
    expect(operations.filter((name) => name === 'getCart')).toHaveLength(1);
  });

  it('STARTUP-14 ERRORS-10 writes a failure to the console and shows nothing', async () => {
    const { store } = await started({ getLoginStatus: () => new Response('', { status: 500 }) });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(store.getState().ui.toasts).toEqual([]);
    expect(selectLogged(store.getState())).toBe(false);
  });

  it.each([
    [
      'STARTUP-14 BASEQUERY-11 is over where a call was rejected',
      () => new Response('', { status: 500 }),
      true,
    ],
    [
      'is to be repeated where a call was swallowed',
      () => new Response('', { status: 503 }),
      false,
    ],
    [
      'is to be repeated where a call got no answer',
      () => Promise.reject(new TypeError('Failed')),
      false,
    ],
  ])('%s', async (_title, getCurrencies, isOver) => {
    expect((await started({ getCurrencies }, 'kept')).isDone).toBe(isOver);
    expect((await started({ getApiToken: getCurrencies })).isDone).toBe(isOver);
  });

  it('API-01 MENU-01 asks for the menu, whatever came with the page', async () => {
    const { store, calls } = setupStore({ token: 'kept' });
    await store.dispatch(api.endpoints.getMenu.initiate());
    await store.dispatch(start());
    expect(calls.filter(({ operation }) => operation === 'getMenu')).toHaveLength(2);
  });

  it('SESSION-01 SESSION-02 ENTITIES-17 takes the login state from the answer', async () => {
    const { store } = setupStore({});
    expect(selectLogged(store.getState())).toBe(false);
    const { store: after } = await started({ getLoginStatus: { logged: true } });
    expect(selectLogged(after.getState())).toBe(true);
  });

  it('drops a rejected token and starts again once', async () => {
    let rejected = 0;
    const { store, calls } = setupStore({
      token: 'yesterday',
      answers: {
        getCart: ({ url }: { url: URL }) => {
          if (url.searchParams.get('api_token') !== 'yesterday')
            return { products: [], totals: [] };
          rejected += 1;
          return new Response('{"error":"Unknown token."}', { status: 401 });
        },
      },
    });
    await store.dispatch(start());
    await waitFor(() => {
      expect(rejected).toBeGreaterThan(0);
      expect(calls.at(-1)?.url.searchParams.get('api_token')).not.toBe('yesterday');
    });
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(calls.filter(({ operation }) => operation === 'getApiToken')).toHaveLength(1);
    expect(calls.at(-1)?.url.searchParams.get('api_token')).not.toBe('yesterday');
  });
});
