import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { SHOP_CLOCK, shopClock } from '../../lib/shopClock.ts';

/**
 * Shows the end of a sale price in the shop's time zone.
 * @param until ISO 8601 with the offset of the shop
 */
export function SpecialEnd({ until }: { readonly until: string }) {
  const { formatDate } = useIntl();
  const end = shopClock(until);
  if (!end) return null;
  const date = formatDate(end, { ...SHOP_CLOCK, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Typography variant="body2" color="textSecondary">
      <FormattedMessage id="product.specialUntil" values={{ date }} />
    </Typography>
  );
}
