import { api } from '../../api/api.ts';
import type { AppDispatch, AppThunk } from '../../store/hooks.ts';
import { startupEnded } from './sessionSlice.ts';

const refetchOptions = { forceRefetch: true };

/** All are fetched whatever came with the page; each answer is cached from then on. */
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

/** Whether the backend has answered, be it with a rejection: a retry would bring nothing else. */
function isAnswered({ data, error }: { data?: unknown; error?: object | undefined }): boolean {
  return Boolean(data) || (error !== undefined && 'status' in error && error.status !== 0);
}

/**
 * Asks for a token where there is none; every call that needs one waits for the answer.
 * @returns whether there was an answer, with a token or without
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
 * The start-up calls: a token where session storage has none, then config and currencies, which
 * need one, then cart, wishlist and the login check. A visitor's cart is read once more.
 * @param token answer to a `requestToken` that was made for this start
 * @returns whether every call was answered, be it with a failure; failures show the shopper nothing and are written to the console
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
