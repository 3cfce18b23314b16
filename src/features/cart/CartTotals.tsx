import { useAppSelector } from '../../store/hooks.ts';
import { selectTotals } from './cartSlice.ts';
import { TotalLines } from './TotalLines.tsx';

interface CartTotalsProps {
  readonly isCouponOnly?: boolean;
}

export function CartTotals({ isCouponOnly = false }: CartTotalsProps) {
  const totals = useAppSelector(selectTotals);
  const shown = isCouponOnly ? totals.filter(({ code }) => code === 'coupon') : totals;
  return shown.length === 0 ? null : <TotalLines totals={shown} />;
}
