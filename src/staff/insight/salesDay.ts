import type { GetSalesApiResponse } from '../../api/staffApi.ts';

/** What was ordered on a day, and on the one that it is compared with. */
export type SalesDay = GetSalesApiResponse['days'][number];
