import { api } from '../../api/api.ts';
import type { AppThunk } from '../../store/hooks.ts';

/** Queries of the shopper's own, each cached once. */
type Name = 'getCart' | 'getCartTotals' | 'getLoginStatus' | 'getProfile' | 'getWishlist';

/** Reads a query again. The answer of one that is under way may be of before the change: that is waited for first. */
export const refetch =
  (name: Name): AppThunk<Promise<void>> =>
  async (dispatch) => {
    // The toolkit drops a refetch while the query runs.
    await dispatch(api.util.getRunningQueryThunk(name, undefined));
    // Whichever it is, it has no arguments.
    const { initiate } = api.endpoints[name] as typeof api.endpoints.getCart;
    await dispatch(initiate(undefined, { forceRefetch: true, subscribe: false }));
  };
