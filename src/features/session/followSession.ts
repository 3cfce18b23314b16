import { createAction } from '@reduxjs/toolkit';
import { api, OTHER_PRIVATE_TAGS } from '../../api/api.ts';
import type { AppThunk } from '../../store/hooks.ts';
import { refetch } from './refetch.ts';
import { selectLogged, selectUser, userForgotten } from './sessionSlice.ts';
import { requestToken, start } from './startup.ts';

/** Dispatched after another tab signed the customer out or signed in another customer. */
export const customerLeft = createAction('session/customerLeft');

/**
 * Follows a sign-in or sign-out in another tab: requests a new token, runs start-up again and refetches private
 * data.
 */
export const followSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { tokens }) => {
    const { user: before, logged: wasLogged } = getState().session;
    dispatch(userForgotten());
    tokens.write('');
    await dispatch(requestToken());
    // Check the login before start-up, so that drafts are cleared before a visitor sees the forms.
    await dispatch(refetch('getLoginStatus'));
    if ((before || wasLogged) && !selectLogged(getState())) dispatch(customerLeft());
    await dispatch(start());
    dispatch(api.util.invalidateTags([...OTHER_PRIVATE_TAGS]));
    if (!selectLogged(getState())) return;
    await dispatch(refetch('getProfile'));
    const user = selectUser(getState());
    if (before && user && user.customer_id !== before.customer_id) dispatch(customerLeft());
  };
