import { createApi } from '@reduxjs/toolkit/query/react';
import { staffBaseQuery } from './staffBaseQuery.ts';

/** Staff API slice before the generated endpoints are injected; import `staffApi.ts` instead. */
export const staffBaseApi = createApi({
  reducerPath: 'staffApi',
  baseQuery: staffBaseQuery,
  endpoints: () => ({}),
});
