import { api } from '../../api/api.ts';
import type { AppDispatch, AppThunk } from '../../store/hooks.ts';
import { startupEnded } from './sessionSlice.ts';

const refetchOptions = { forceRefetch: true };

/** Start-up calls. Each call refetches, even if the server-rendered page has filled the cache. */
const load = {
  config: (dispatch: AppDispatch) =>
    dispatch(api.endpoints.getConfig.initiate(undefined, refetchOptions)),
  currencies: (dispatch: AppDispatch) =>
    dispatch(api.endpoints.getCurrencies.initiate(undefined, refetchOptions)),
  menu: (dispatch: AppDispatch) =>
    dispatch(api.endpoints.getMenu.initiate(undefined, refetchOptions)),
  cart: (dispatch: AppDispatch) =>
    dispatch(api.endpoints.getCart.initiate(undefined, refetchOptions)),
  wishlist: (dispatch: AppDispatch) =>
    dispatch(api.endpoints.getWishlist.initiate(undefined, refetchOptions)),
  loginStatus: (dispatch: AppDispatch) =>
    dispatch(api.endpoints.getLoginStatus.initiate(undefined, refetchOptions)),
};

function isAnswered({ data, error }: { data?: unknown; error?: object | undefined }): boolean {
  return Boolean(data) || (error !== undefined && 'status' in error && error.status !== 0);
}

/**
 * Requests a token if there is none. Calls that need a token wait for the response.
 * @returns false if the request got no response
 */
export const requestToken =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { tokens }) => {
    if (tokens.read() !== '') return true;
    const answer = dispatch(api.endpoints.getApiToken.initiate(undefined, { track: false }));
    tokens.expect(answer);
    return isAnswered(await answer);
  };

/**
 * Runs the start-up calls, and fetches a visitor's cart again after them.
 * @param token result of a `requestToken` made for this start
 * @returns true if every call got a response, even an error; failures only log a console warning
 */
export const start =
  (token?: Promise<boolean>): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, environment) => {
    const isTokenAnswered = await (token ?? dispatch(requestToken()));
    const names: (keyof typeof load)[] = ['menu', 'cart', 'wishlist', 'loginStatus'];
    if (environment.tokens.read() !== '') names.unshift('config', 'currencies');
    const answers = await Promise.all(names.map((name) => load[name](dispatch)));
    if (!answers.every(({ data }) => Boolean(data))) {
      // oxlint-disable-next-line no-console -- Support staff look for it in the console.
      console.warn('The shop could not load everything it starts with.');
    }
    const status = answers.at(-1)?.data;
    if (status && 'logged' in status && status.logged === false) await load.cart(dispatch);
    dispatch(startupEnded());
    return isTokenAnswered && answers.every(isAnswered);
  };
