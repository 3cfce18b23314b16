import { useIntl } from 'react-intl';
import { SHOP_CLOCK, shopClock } from '../../lib/shopClock.ts';

interface ShopDateProps {
  /** With the offset of the shop's time zone */
  readonly date: string | undefined;
  /** Whether the time of day is said too */
  readonly hasTime?: boolean;
}

/** A date by the clock of the shop; nothing where there is none. */
export function ShopDate({ date, hasTime = false }: ShopDateProps) {
  const { formatDate } = useIntl();
  const time = shopClock(date);
  if (!time) return null;
  const text = formatDate(time, {
    ...SHOP_CLOCK,
    dateStyle: 'medium',
    ...(hasTime && { timeStyle: 'short' }),
  });
  return <time dateTime={date}>{text}</time>;
}
