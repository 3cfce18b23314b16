import { api } from '../../api/api.ts';
import type { AppThunk } from '../../store/hooks.ts';

type Name = 'getCart' | 'getCartTotals' | 'getLoginStatus' | 'getProfile' | 'getWishlist';

/** Refetches a query. Waits for a running request first, because its response may be outdated. */
export const refetch =
  (name: Name): AppThunk<Promise<void>> =>
  async (dispatch) => {
    // RTK Query drops a refetch while the query runs.
    await dispatch(api.util.getRunningQueryThunk(name, undefined));
    const { initiate } = api.endpoints[name] as typeof api.endpoints.getCart;
    await dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
