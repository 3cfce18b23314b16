import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { formatPrice } from '../../lib/price.ts';
import { RUPEES } from './amount.ts';

/**
 * Returns a function that formats rupees like the shop's prices.
 * @param decimals 0 where paise do not matter
 */
export function useRupees(decimals = RUPEES.decimal): (amount: number) => string {
  const { locale } = useIntl();
  return useCallback(
    (amount) => formatPrice(amount, { ...RUPEES, decimal: decimals }, locale),
    [locale, decimals],
  );
}
