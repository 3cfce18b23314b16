import { createAction } from '@reduxjs/toolkit';
import { api, OTHER_PRIVATE_TAGS } from '../../api/api.ts';
import type { AppThunk } from '../../store/hooks.ts';
import { refetch } from './refetch.ts';
import { selectLogged, selectUser, userForgotten } from './sessionSlice.ts';
import { requestToken, start } from './startup.ts';

/** The customer of this tab has signed out in another one, or another customer has signed in there. */
export const customerLeft = createAction('session/customerLeft');

/**
 * Another tab signed in or out: the token of this tab is dropped and start-up runs again, and whatever else was read of
 * a customer is refetched.
 */
export const followSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { tokens }) => {
    const { user: before, logged: wasLogged } = getState().session;
    dispatch(userForgotten());
    tokens.write('');
    await dispatch(requestToken());
    // Before all else, as the forms of a visitor would take up what the customer typed.
    await dispatch(refetch('getLoginStatus'));
    if ((before || wasLogged) && !selectLogged(getState())) dispatch(customerLeft());
    await dispatch(start());
    dispatch(api.util.invalidateTags([...OTHER_PRIVATE_TAGS]));
    if (!selectLogged(getState())) return;
    await dispatch(refetch('getProfile'));
    const user = selectUser(getState());
    if (before && user && user.customer_id !== before.customer_id) dispatch(customerLeft());
  };
