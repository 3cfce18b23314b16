import { useIntl } from 'react-intl';
import { shopTime } from '../../lib/shopTime.ts';

const HOURS = { timeZone: 'UTC', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
const MOMENT = { ...HOURS, weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Words for the times of slots by the shop's clock. */
export function useShopTimes() {
  const { formatDate, formatDateTimeRange } = useIntl();
  return {
    /** 'Monday 23 November' */
    dayText: (text: string) => formatDate(shopTime(text), DAY),
    /** '09:00–12:00' */
    hoursText: (from: string, to: string) =>
      formatDateTimeRange(shopTime(from), shopTime(to), HOURS),
    /** 'Sun 22 Nov, 21:00' */
    momentText: (text: string) => formatDate(shopTime(text), MOMENT),
  };
}
