import { api } from '../../api/api.ts';
import type { AppDispatch, AppThunk } from '../../store/hooks.ts';
import { startupEnded } from './sessionSlice.ts';

const refetchOptions = { forceRefetch: true };

/** All but the menu are fetched whatever is cached; each answer is cached from then on. */
const load = {
  config: (dispatch: AppDispatch) =>
    dispatch(api.endpoints.getConfig.initiate(undefined, refetchOptions)),
  currencies: (dispatch: AppDispatch) =>
    dispatch(api.endpoints.getCurrencies.initiate(undefined, refetchOptions)),
  menu: (dispatch: AppDispatch) => dispatch(api.endpoints.getMenu.initiate()),
  cart: (dispatch: AppDispatch) =>
    dispatch(api.endpoints.getCart.initiate(undefined, refetchOptions)),
  wishlist: (dispatch: AppDispatch) =>
    dispatch(api.endpoints.getWishlist.initiate(undefined, refetchOptions)),
  loginStatus: (dispatch: AppDispatch) =>
    dispatch(api.endpoints.getLoginStatus.initiate(undefined, refetchOptions)),
};

/** Asks for a token where there is none; every call that needs one waits for the answer. */
export const requestToken =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { tokens }) => {
    if (tokens.read() !== '') return;
    const answer = dispatch(api.endpoints.getApiToken.initiate(undefined, { track: false }));
    tokens.expect(answer);
    await answer;
  };

/**
 * The start-up calls: a token where session storage has none, then config and currencies, which
 * need one, then cart, wishlist and the login check. A visitor's cart is read once more.
 * @param token answer to a `requestToken` that was made for this start
 * @returns whether every call was answered; failures show the shopper nothing and are written to the console
 */
export const start =
  (token?: Promise<void>): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, environment) => {
    await (token ?? dispatch(requestToken()));
    const names: (keyof typeof load)[] = ['menu', 'cart', 'wishlist', 'loginStatus'];
    if (environment.tokens.read() !== '') names.unshift('config', 'currencies');
    const answers = await Promise.all(names.map((name) => load[name](dispatch)));
    const isAnswered = answers.every(({ data }) => Boolean(data));
    if (!isAnswered) {
      // oxlint-disable-next-line no-console -- Support staff look for it in the console.
      console.warn('The shop could not load everything it starts with.');
    }
    const status = answers.at(-1)?.data;
    if (status && 'logged' in status && status.logged === false) await load.cart(dispatch);
    dispatch(startupEnded());
    return isAnswered && environment.tokens.read() !== '';
  };
