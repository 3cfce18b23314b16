import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useRemoveCouponMutation } from '../../api/api.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { refetch } from '../session/refetch.ts';
import { useFocusHandover } from '../../components/useFocusHandover.ts';

export function RemoveCoupon() {
  const dispatch = useAppDispatch();
  const button = useFocusHandover<HTMLButtonElement>((left) =>
    left.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true }),
  );
  const [removeCoupon, { isLoading: isRemoving }] = useRemoveCouponMutation();
  const handleRemove = async () => {
    if (isRemoving) return;
    await removeCoupon({ emptyForm: {} });
    await dispatch(refetch('getCartTotals'));
  };
  return (
    <Button
      ref={button}
      variant="inline"
      size="small"
      aria-disabled={isRemoving}
      onClick={() => void handleRemove()}
    >
      <FormattedMessage id="cart.coupon.remove" />
    </Button>
  );
}
