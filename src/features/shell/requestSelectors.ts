import { createSelector } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { api } from '../../api/api.ts';

interface ApiState {
  readonly api: ReturnType<typeof api.reducer>;
}

/** Whether a request is under way. */
export const selectIsRequesting = createSelector(
  [({ api: { queries } }: ApiState) => queries, ({ api: { mutations } }: ApiState) => mutations],
  (queries, mutations) =>
    [...Object.values(queries), ...Object.values(mutations)].some(
      (request) => request?.status === QueryStatus.pending,
    ),
);
