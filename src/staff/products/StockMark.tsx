import { useGetStaffSessionQuery } from '../../api/staffApi.ts';
import { Mark } from '../ui/Mark.tsx';
import { useStockText } from './useStockText.ts';

export function StockMark({ stock }: { readonly stock: number }) {
  const stockText = useStockText();
  const { data } = useGetStaffSessionQuery();
  if (stock > (data ? data.low_stock : 0)) return <span>{stockText(stock)}</span>;
  return <Mark tone={stock === 0 ? 'error' : 'warning'}>{stockText(stock)}</Mark>;
}
