import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useGetStaffSessionQuery } from '../../api/staffApi.ts';

/** Formatters for ISO 8601 times in UTC, shown in the shop's time zone. */
export interface Times {
  readonly moment: (iso: string) => string;
  readonly farMoment: (iso: string) => string;
  readonly day: (iso: string) => string;
  /** Formats a date `YYYY-MM-DD`, which has no time zone. */
  readonly calendarDay: (day: string) => string;
  readonly slot: (starts: string | null, ends: string | null) => string | undefined;
}

export function useTimes(): Times {
  const intl = useIntl();
  const { data } = useGetStaffSessionQuery();
  const timeZone = data ? data.time_zone : undefined;
  return useMemo(() => {
    const zone = timeZone === undefined ? {} : { timeZone };
    const hours = { ...zone, hour: 'numeric', minute: '2-digit' } as const;
    const date = { ...zone, weekday: 'short', day: 'numeric', month: 'short' } as const;
    const day = (iso: string) => intl.formatDate(iso, date);
    return {
      day,
      calendarDay: (text) => intl.formatDate(text, { ...date, year: 'numeric', timeZone: 'UTC' }),
      moment: (iso) => intl.formatDate(iso, { ...zone, day: 'numeric', month: 'short', ...hours }),
      farMoment: (iso) =>
        intl.formatDate(iso, {
          ...zone,
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          ...hours,
        }),
      slot: (starts, ends) =>
        starts === null || ends === null
          ? undefined
          : `${day(starts)}, ${intl.formatTime(starts, hours)}–${intl.formatTime(ends, hours)}`,
    };
  }, [intl, timeZone]);
}
