import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery, NO_ANSWER } from './baseQuery.ts';

/** The API slice before the generated endpoints are injected; everybody else imports `api.ts`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  catchSchemaFailure: () => NO_ANSWER,
  endpoints: () => ({}),
});
