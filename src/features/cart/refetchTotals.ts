import { api } from '../../api/api.ts';
import type { AppThunk } from '../../store/hooks.ts';

/** Refetches the totals of the cart; they then stand for those read with the cart. */
export const refetchTotals = (): AppThunk<Promise<void>> => async (dispatch) => {
  const refetchOptions = { forceRefetch: true, subscribe: false };
  await dispatch(api.endpoints.getCartTotals.initiate(undefined, refetchOptions));
};
