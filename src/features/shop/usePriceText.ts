import { useIntl } from 'react-intl';
import type { Amount } from '../../api/endpoints.gen.ts';
import { formatPrice } from '../../lib/price.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrency } from './currencySelector.ts';

/**
 * Returns a function that formats amounts in the customer's currency and locale: '₹ 149.00/-'. Text that
 * the server formatted stays unchanged.
 */
export function usePriceText(): (amount: Amount, count?: number) => string {
  const currency = useAppSelector(selectCurrency);
  const { locale } = useIntl();
  return (amount, count) =>
    typeof amount === 'number' ? formatPrice(amount, currency, locale, count) : amount;
}
