import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { Customer } from '../../api/endpoints.gen.ts';

interface SessionState {
  logged: boolean;
  user: Customer | null;
  isStarted: boolean;
  epoch: number;
}

const initialState: SessionState = { logged: false, user: null, isStarted: false, epoch: 0 };

const { login, loginWithPasskey, logout, logoutEverywhere, deleteAccount } = api.endpoints;

export const isSignInAnswered = isAnyOf(login.matchFulfilled, loginWithPasskey.matchFulfilled);

export const isSignOutAnswered = isAnyOf(
  logout.matchFulfilled,
  logoutEverywhere.matchFulfilled,
  deleteAccount.matchFulfilled,
);

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loggedChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.logged = payload;
    },
    userForgotten: (state) => {
      state.user = null;
    },
    startupEnded: (state) => {
      state.isStarted = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(api.endpoints.getLoginStatus.matchFulfilled, (state, { payload }) => {
        if (typeof payload?.logged === 'boolean') state.logged = payload.logged;
      })
      .addMatcher(isSignInAnswered, (state, { payload }) => {
        if (!payload?.customer || payload.error) return;
        state.logged = true;
        state.user = payload.customer;
        state.epoch += 1;
      })
      .addMatcher(isSignOutAnswered, (state, { payload }) => {
        if (!payload || payload.error) return;
        state.logged = false;
        state.user = null;
        state.epoch += 1;
      })
      .addMatcher(api.endpoints.getProfile.matchFulfilled, (state, { payload }) => {
        if (!state.logged || !payload?.customer) return;
        const { customer_id, firstname, lastname, email } = payload.customer;
        state.user = { ...state.user, customer_id, firstname, lastname, email };
      });
  },
  selectors: {
    selectLogged: (state) => state.logged,
    selectUser: (state) => (state.logged && state.user ? state.user : false),
    selectIsSessionEnded: (state) => state.isStarted && !state.logged && state.user !== null,
    selectIsStarted: (state) => state.isStarted,
    selectSessionEpoch: (state) => state.epoch,
  },
});

export const { loggedChanged, userForgotten, startupEnded } = sessionSlice.actions;
export const {
  selectLogged,
  selectUser,
  selectIsSessionEnded,
  selectIsStarted,
  selectSessionEpoch,
} = sessionSlice.selectors;
