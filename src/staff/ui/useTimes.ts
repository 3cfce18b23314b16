import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useGetStaffSessionQuery } from '../../api/staffApi.ts';

/** Puts times into words, in the shop's time zone. All take ISO 8601 in UTC. */
export interface Times {
  /** Day and time. */
  readonly moment: (iso: string) => string;
  /** The same with its year, for what may be far away. */
  readonly farMoment: (iso: string) => string;
  readonly day: (iso: string) => string;
  /** Of a day by itself, `YYYY-MM-DD`, with its year. */
  readonly calendarDay: (day: string) => string;
  /** Day and the hours between which something is delivered; undefined without them. */
  readonly slot: (starts: string | null, ends: string | null) => string | undefined;
}

/** Puts times into words for whoever is signed in. */
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
