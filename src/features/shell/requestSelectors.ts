import { createSelector } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { api } from '../../api/api.ts';
import { selectIsChangingLines, type cartSlice } from '../cart/cartSlice.ts';

interface RequestState {
  readonly api: ReturnType<typeof api.reducer>;
  readonly cart: ReturnType<typeof cartSlice.reducer>;
}

/**
 * True while a request is in flight. The query cache does not track cart line changes, so the cart slice reports
 * them.
 */
export const selectIsRequesting = createSelector(
  [
    ({ api: { queries } }: RequestState) => queries,
    ({ api: { mutations } }: RequestState) => mutations,
    selectIsChangingLines,
  ],
  (queries, mutations, isChangingLines) =>
    isChangingLines ||
    [...Object.values(queries), ...Object.values(mutations)].some(
      (request) => request?.status === QueryStatus.pending,
    ),
);
