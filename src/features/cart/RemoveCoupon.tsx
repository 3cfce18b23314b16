import { FormattedMessage } from 'react-intl';
import { useRemoveCouponMutation } from '../../api/api.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import links from './TextButton.module.css';
import { totalsRead } from './totalsRead.ts';

/** Takes the coupon off the cart, then reads the totals (OPEN-51). */
export function RemoveCoupon() {
  const dispatch = useAppDispatch();
  const [removeCoupon, { isLoading: isRemoving }] = useRemoveCouponMutation();
  const handleRemove = async () => {
    if (isRemoving) return;
    const { data } = await removeCoupon({ emptyForm: {} });
    if (data) await dispatch(totalsRead());
  };
  return (
    <button
      type="button"
      className={links.button}
      aria-disabled={isRemoving}
      onClick={() => void handleRemove()}
    >
      <FormattedMessage id="cart.coupon.remove" />
    </button>
  );
}
