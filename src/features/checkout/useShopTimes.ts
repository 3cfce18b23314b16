import { useIntl } from 'react-intl';
import { SHOP_CLOCK, shopClock } from '../../lib/shopClock.ts';

const HOURS = { ...SHOP_CLOCK, hour: 'numeric', minute: '2-digit' } as const;
const DAY = { ...SHOP_CLOCK, weekday: 'long', day: 'numeric', month: 'long' } as const;
const MOMENT = { ...HOURS, weekday: 'short', day: 'numeric', month: 'short' } as const;

export function useShopTimes() {
  const { formatDate, formatDateTimeRange } = useIntl();
  const textOf = (iso: string, options: typeof DAY | typeof MOMENT) => {
    const time = shopClock(iso);
    return time ? formatDate(time, options) : '';
  };
  return {
    /** Formats a date: 'Monday 23 November'. */
    dayText: (iso: string) => textOf(iso, DAY),
    /** Formats a time range: '9:00 am – 12:00 pm', in French '09:00 – 12:00'. */
    hoursText: (from: string, to: string) => {
      const starts = shopClock(from);
      const ends = shopClock(to);
      return starts && ends ? formatDateTimeRange(starts, ends, HOURS) : '';
    },
    /** Formats a date and time: 'Sun 22 Nov, 9:00 pm'. */
    timeText: (iso: string) => textOf(iso, MOMENT),
  };
}
