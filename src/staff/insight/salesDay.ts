import type { GetSalesApiResponse } from '../../api/staffApi.ts';

export type SalesDay = GetSalesApiResponse['days'][number];
