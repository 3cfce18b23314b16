import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { formatPrice } from '../../lib/price.ts';
import { RUPEES } from './amount.ts';

/**
 * Puts rupees into words as the shop's prices and orders say them.
 * @param decimals 0 where nobody compares paise
 */
export function useRupees(decimals = RUPEES.decimal): (amount: number) => string {
  const { locale } = useIntl();
  return useCallback(
    (amount) => formatPrice(amount, { ...RUPEES, decimal: decimals }, locale),
    [locale, decimals],
  );
}
