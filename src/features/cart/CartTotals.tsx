import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '../../store/hooks.ts';
import { selectAddsTax } from '../shop/configSelector.ts';
import { selectTotals } from './cartSlice.ts';
import { TotalLines } from './TotalLines.tsx';

interface CartTotalsProps {
  readonly isCouponOnly?: boolean;
}

export function CartTotals({ isCouponOnly = false }: CartTotalsProps) {
  const totals = useAppSelector(selectTotals);
  const addsTax = useAppSelector(selectAddsTax);
  const shown = isCouponOnly ? totals.filter(({ code }) => code === 'coupon') : totals;
  if (shown.length === 0) return null;
  return (
    <>
      <TotalLines totals={shown} />
      {addsTax && (
        <Typography variant="body2">
          <FormattedMessage id="cart.addsTax" />
        </Typography>
      )}
    </>
  );
}
