import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { Currency, UnitPrice } from '../../api/endpoints.gen.ts';
import { formatPrice } from '../../lib/price.ts';

export interface UnitPriceTextProps {
  unitPrice: UnitPrice;
  currency: Currency;
  className?: string | undefined;
}

const messageIds = {
  kg: 'unitPriceText.kg.text',
  g: 'unitPriceText.g.text',
  l: 'unitPriceText.l.text',
  ml: 'unitPriceText.ml.text',
  piece: 'unitPriceText.piece.text',
} as const;

/** Converts a price per g or ml to a price per kg or l. In some currencies, a gram's price would round to 0.00. */
function inLargeUnits({ price, per, measure }: UnitPrice): UnitPrice {
  if (measure !== 'g' && measure !== 'ml') return { price, per, measure };
  return { price: (price * 1000) / per, per: 1, measure: measure === 'g' ? 'kg' : 'l' };
}

export function UnitPriceText({ unitPrice, currency, className }: UnitPriceTextProps) {
  const intl = useIntl();
  const { price, per, measure } = currency.value === 1 ? unitPrice : inLargeUnits(unitPrice);
  return (
    <Typography component="span" variant="caption" color="textSecondary" className={className}>
      {intl.formatMessage(
        { id: messageIds[measure] },
        { price: formatPrice(price, currency, intl.locale), amount: per },
      )}
    </Typography>
  );
}
