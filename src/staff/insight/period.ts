import type { GetSalesApiArg } from '../../api/staffApi.ts';

export type Period = NonNullable<GetSalesApiArg['days']>;

export const PERIODS: readonly Period[] = [14, 30, 90];

export function periodOf(query: URLSearchParams): Period {
  return PERIODS.find((days) => String(days) === query.get('days')) ?? 30;
}
