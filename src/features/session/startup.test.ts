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
  it('requests the token first, then everything else [STARTUP-03, STARTUP-04]', async () => {
    const { operations } = await started();
    expect(operations[0]).toBe('getApiToken');
    expect(operations.slice(1, 7).toSorted()).toEqual(FIRST.toSorted());
  });

  it('delays the queries of a screen until the token is there, except language texts [STARTUP-01]', async () => {
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

  it('sends the queries of a screen without a token if none is issued [STARTUP-09]', async () => {
    const { store, calls } = setupStore({ token: '', answers: { getApiToken: {} } });
    const token = store.dispatch(requestToken());
    const products = await store.dispatch(
      api.endpoints.searchProducts.initiate({ searchForm: { page: 1 } }),
    );
    await token;
    expect(products.data).toBeDefined();
    expect(calls.map(({ operation }) => operation)).toEqual(['getApiToken', 'searchProducts']);
  });

  it('reuses the outcome of a token request made earlier [BASEQUERY-10, BASEQUERY-11]', async () => {
    const { store, calls } = setupStore({
      token: '',
      answers: { getApiToken: () => new Response('', { status: 500 }) },
    });
    await store.dispatch(start(store.dispatch(requestToken())));
    const asked = calls.filter(({ operation }) => operation === 'getApiToken');
    expect(asked).toHaveLength(2);
  });

  it('sends the new token with the calls that follow [STARTUP-02, OPEN-56]', async () => {
    const { calls } = await started({ getApiToken: { api_token: 'fresh' } });
    expect(calls[0]?.url.searchParams.get('api_token')).toBe('');
    expect(calls.slice(1).map(({ url }) => url.searchParams.get('api_token'))).toEqual(
      calls.slice(1).map(() => 'fresh'),
    );
  });

  it('requests no token when it has one [STARTUP-06, STARTUP-07]', async () => {
    const { operations } = await started({}, 'kept');
    expect(operations).not.toContain('getApiToken');
    expect(operations).toEqual(expect.arrayContaining(['getConfig', 'getCurrencies']));
  });

  it('caches the config: a second reader causes no call [STARTUP-08]', async () => {
    const { store, operations, calls } = await started();
    const before = operations.length;
    const answer = await store.dispatch(api.endpoints.getConfig.initiate());
    expect(answer.data?.meta_title).toBe('Ridge & Root');
    expect(calls).toHaveLength(before);
  });

  it('goes on without config and currencies when no token comes [STARTUP-10, CONFLICT-05]', async () => {
    const { operations, isDone } = await started({ getApiToken: {} });
    expect(operations).not.toContain('getConfig');
    expect(operations).not.toContain('getCurrencies');
    expect(operations).toEqual(
      expect.arrayContaining(['getCart', 'getWishlist', 'getLoginStatus']),
    );
    expect(isDone).toBe(true);
  });

  it('loads cart and wishlist and checks the login [STARTUP-11, STARTUP-12]', async () => {
    const { operations } = await started();
    expect(operations).toEqual(
      expect.arrayContaining(['getCart', 'getWishlist', 'getLoginStatus']),
    );
  });

  it('refetches the cart for a visitor and checks the login once [SESSION-04, CONFLICT-32]', async () => {
    const { operations } = await started({ getLoginStatus: { logged: false } });
    expect(operations.filter((name) => name === 'getCart')).toHaveLength(2);
    expect(operations.filter((name) => name === 'getLoginStatus')).toHaveLength(1);
  });

  it('reads the cart once for a customer [SESSION-04]', async () => {
    const { operations } = await started({ getLoginStatus: { logged: true } });
    expect(operations.filter((name) => name === 'getCart')).toHaveLength(1);
  });

  it('writes a failure to the console and shows nothing [STARTUP-14, ERRORS-10]', async () => {
    const { store } = await started({ getLoginStatus: () => new Response('', { status: 500 }) });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(store.getState().ui.toasts).toEqual([]);
    expect(selectLogged(store.getState())).toBe(false);
  });

  it.each([
    [
      'is over where a call was rejected [STARTUP-14, BASEQUERY-11]',
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

  it('fetches the menu even if the page came with one [API-01, MENU-01]', async () => {
    const { store, calls } = setupStore({ token: 'kept' });
    await store.dispatch(api.endpoints.getMenu.initiate());
    await store.dispatch(start());
    expect(calls.filter(({ operation }) => operation === 'getMenu')).toHaveLength(2);
  });

  it('takes the login state from the response [SESSION-01, ENTITIES-17]', async () => {
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
