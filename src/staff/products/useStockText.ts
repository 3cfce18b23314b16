import { useIntl } from 'react-intl';
import { UNCOUNTED_STOCK } from '../../../contract/uncountedStock.ts';

export const isUncounted = (stock: number): boolean => stock >= UNCOUNTED_STOCK;

export function useStockText(): (stock: number) => string {
  const { formatMessage, formatNumber } = useIntl();
  return (stock) =>
    isUncounted(stock) ? formatMessage({ id: 'staff.stock.uncounted' }) : formatNumber(stock);
}
