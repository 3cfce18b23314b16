import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { Currency, UnitPrice } from '../api/endpoints.gen.ts';
import { formatPrice } from '../lib/price.ts';

export interface UnitPriceTextProps {
  unitPrice: UnitPrice;
  /** The currency to show it in */
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

/** What a kilogram, 100 g or a litre costs: '₹ 420.00/- per kg'. */
export function UnitPriceText({ unitPrice, currency, className }: UnitPriceTextProps) {
  const intl = useIntl();
  const price = formatPrice(unitPrice.price, currency, intl.locale);
  return (
    <Typography component="span" variant="caption" color="textSecondary" className={className}>
      {intl.formatMessage({ id: messageIds[unitPrice.measure] }, { price, amount: unitPrice.per })}
    </Typography>
  );
}
