import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Puts rupees into words: whole ones, since nobody compares days by paise. */
export function useRupees(): (amount: number) => string {
  const intl = useIntl();
  return useCallback(
    (amount) =>
      intl.formatNumber(amount, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
    [intl],
  );
}
