import { useIntl } from 'react-intl';
import type { OrderDelivery } from '../../api/endpoints.gen.ts';
import { SHOP_CLOCK, shopClock } from '../../lib/shopClock.ts';

export function DeliveryTime({ delivery }: { readonly delivery: OrderDelivery }) {
  const { formatDateTimeRange } = useIntl();
  const starts = shopClock(delivery.starts);
  const ends = shopClock(delivery.ends);
  if (!starts || !ends) return null;
  const options = { ...SHOP_CLOCK, dateStyle: 'medium', timeStyle: 'short' } as const;
  return (
    <>
      <br />
      <span>{formatDateTimeRange(starts, ends, options)}</span>
    </>
  );
}
