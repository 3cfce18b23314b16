import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import type { ApiEnvironment } from '../../api/apiEnvironment.ts';

type Dispatch = ThunkDispatch<unknown, ApiEnvironment, UnknownAction>;

/** Refetches the totals of the cart; they then stand for those read with the cart. */
export const refetchTotals =
  () =>
  async (dispatch: Dispatch): Promise<void> => {
    const refetchOptions = { forceRefetch: true, subscribe: false };
    await dispatch(api.endpoints.getCartTotals.initiate(undefined, refetchOptions));
  };
