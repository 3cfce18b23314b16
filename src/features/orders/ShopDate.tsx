import { useIntl } from 'react-intl';
import { SHOP_CLOCK, shopClock } from '../../lib/shopClock.ts';

interface ShopDateProps {
  /** ISO date with the offset of the shop's time zone. */
  readonly date: string | undefined;
  readonly hasTime?: boolean;
}

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
