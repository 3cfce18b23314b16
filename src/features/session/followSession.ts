import { api, OTHER_PRIVATE_TAGS } from '../../api/api.ts';
import type { AppThunk } from '../../store/hooks.ts';
import { selectLogged, userForgotten } from './sessionSlice.ts';
import { start } from './startup.ts';

/**
 * Another tab signed in or out: the token of this tab is dropped and start-up runs again, and whatever else was read of
 * a customer is refetched.
 */
export const followSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { tokens }) => {
    dispatch(userForgotten());
    tokens.write('');
    await dispatch(start());
    dispatch(api.util.invalidateTags([...OTHER_PRIVATE_TAGS]));
    if (selectLogged(getState())) {
      await dispatch(
        api.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
    }
  };
