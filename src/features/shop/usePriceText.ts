import { useIntl } from 'react-intl';
import type { Amount } from '../../api/endpoints.gen.ts';
import { formatPrice } from '../../lib/price.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrency } from './currencySelector.ts';

/**
 * Gives the text of an amount of rupees in the currency and the language of the shopper: '₹ 149.00/-'. What the server has
 * formatted stays as it is. With a count: of so many at that price.
 */
export function usePriceText(): (amount: Amount, count?: number) => string {
  const currency = useAppSelector(selectCurrency);
  const { locale } = useIntl();
  return (amount, count) =>
    typeof amount === 'number' ? formatPrice(amount, currency, locale, count) : amount;
}
