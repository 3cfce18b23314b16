import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { formatPrice } from '../../lib/price.ts';
import { useStoreCurrency } from './useStoreCurrency.ts';

/**
 * Returns a function that formats amounts of the store's currency like the shop's prices.
 * @param decimals 0 where cents do not matter
 */
export function useMoney(decimals?: number): (amount: number) => string {
  const { locale } = useIntl();
  const { code, symbol, decimal } = useStoreCurrency();
  return useCallback(
    (amount) =>
      formatPrice(amount, { code, symbol, value: 1, decimal: decimals ?? decimal }, locale),
    [locale, code, symbol, decimal, decimals],
  );
}
