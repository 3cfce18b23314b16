import type { GetSalesApiArg } from '../../api/staffApi.ts';

/** How many days back the figures go. */
export type Period = NonNullable<GetSalesApiArg['days']>;

/** The periods there are to choose. */
export const PERIODS: readonly Period[] = [14, 30, 90];

/** The period that the page's query asks for. */
export function periodOf(query: URLSearchParams): Period {
  return PERIODS.find((days) => String(days) === query.get('days')) ?? 30;
}
