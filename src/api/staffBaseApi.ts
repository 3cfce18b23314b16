import { createApi } from '@reduxjs/toolkit/query/react';
import { staffBaseQuery } from './staffBaseQuery.ts';

/** The counter's API slice before the generated endpoints are injected; everybody else imports `staffApi.ts`. */
export const staffBaseApi = createApi({
  reducerPath: 'staffApi',
  baseQuery: staffBaseQuery,
  endpoints: () => ({}),
});
