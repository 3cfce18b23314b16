import { useIntl } from 'react-intl';
import { useGetStaffSessionQuery } from '../../api/staffApi.ts';
import { Mark } from '../ui/Mark.tsx';

export function StockMark({ stock }: { readonly stock: number }) {
  const { formatNumber } = useIntl();
  const { data } = useGetStaffSessionQuery();
  if (stock > (data ? data.low_stock : 0)) return <span>{formatNumber(stock)}</span>;
  return <Mark tone={stock === 0 ? 'error' : 'warning'}>{formatNumber(stock)}</Mark>;
}
