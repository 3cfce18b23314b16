import { useIntl } from 'react-intl';
import { formatPrice } from '../../lib/price.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrency } from './currencySelector.ts';

/** Gives the text of an amount of rupees in the currency and the language of the shopper: '₹ 149.00/-'. */
export function usePriceText(): (rupees: number) => string {
  const currency = useAppSelector(selectCurrency);
  const { locale } = useIntl();
  return (rupees) => formatPrice(rupees, currency, locale);
}
