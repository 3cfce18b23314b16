import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api, OTHER_PRIVATE_TAGS } from '../../api/api.ts';
import type { ApiEnvironment } from '../../api/apiEnvironment.ts';
import { selectLogged, userForgotten, type sessionSlice } from './sessionSlice.ts';
import { start } from './startup.ts';

type Dispatch = ThunkDispatch<unknown, ApiEnvironment, UnknownAction>;

/**
 * Another tab signed in or out: the token of this tab is dropped and start-up runs again, and whatever else was read of
 * a customer is refetched.
 */
export const followSession =
  () =>
  async (
    dispatch: Dispatch,
    getState: () => unknown,
    { tokens }: ApiEnvironment,
  ): Promise<void> => {
    dispatch(userForgotten());
    tokens.write('');
    await dispatch(start());
    dispatch(api.util.invalidateTags([...OTHER_PRIVATE_TAGS]));
    const state = getState() as { session: ReturnType<typeof sessionSlice.reducer> };
    if (selectLogged(state)) {
      await dispatch(
        api.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
    }
  };
