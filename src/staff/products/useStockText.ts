import { useIntl } from 'react-intl';
import { UNCOUNTED_STOCK } from '../../../contract/uncountedStock.ts';

export const isUncounted = (stock: number): boolean => stock >= UNCOUNTED_STOCK;

/** Returns a function that formats a stock; goods that aren't counted have a text instead of a number. */
export function useStockText(): (stock: number) => string {
  const { formatMessage, formatNumber } = useIntl();
  return (stock) =>
    isUncounted(stock) ? formatMessage({ id: 'staff.stock.uncounted' }) : formatNumber(stock);
}
