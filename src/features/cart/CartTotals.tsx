import { useAppSelector } from '../../store/hooks.ts';
import { selectTotals } from './cartSlice.ts';
import { TotalLines } from './TotalLines.tsx';

interface CartTotalsProps {
  /** Only what a coupon takes off; the total to pay stands elsewhere */
  readonly isCouponOnly?: boolean;
}

/** The cart's totals. */
export function CartTotals({ isCouponOnly = false }: CartTotalsProps) {
  const totals = useAppSelector(selectTotals);
  const shown = isCouponOnly ? totals.filter(({ code }) => code === 'coupon') : totals;
  return shown.length === 0 ? null : <TotalLines totals={shown} />;
}
