import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { Customer } from '../../api/endpoints.gen.ts';

interface SessionState {
  /** Whether the server says that a customer is signed in. */
  logged: boolean;
  /** The customer of the last sign-in; kept in session storage under `user_info`. */
  user: Customer | null;
  /** Whether the start-up calls have ended, well or not. */
  isStarted: boolean;
}

const initialState: SessionState = { logged: false, user: null, isStarted: false };

/** Who is shopping (ROLES, SESSION). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loggedChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.logged = payload;
    },
    startupEnded: (state) => {
      state.isStarted = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(api.endpoints.getLoginStatus.matchFulfilled, (state, { payload }) => {
        // An answer swallowed by the base query ('' after a 502) says nothing.
        if (typeof payload.logged === 'boolean') state.logged = payload.logged;
      })
      .addMatcher(api.endpoints.login.matchFulfilled, (state, { payload }) => {
        if (!payload.customer || payload.error) return;
        state.logged = true;
        state.user = payload.customer;
      });
  },
  selectors: {
    selectLogged: (state) => state.logged,
    /** The stored customer while one is signed in, else `false`, whatever is stored (SESSION-05, -06). */
    selectUser: (state) => (state.logged && state.user ? state.user : false),
    selectIsStarted: (state) => state.isStarted,
  },
});

export const { loggedChanged, startupEnded } = sessionSlice.actions;
export const { selectLogged, selectUser, selectIsStarted } = sessionSlice.selectors;
