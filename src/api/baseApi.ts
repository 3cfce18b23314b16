import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery, NO_ANSWER } from './baseQuery.ts';

/** API slice before the generated endpoints are injected; import `api.ts` instead. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure: () => NO_ANSWER,
  endpoints: () => ({}),
});
