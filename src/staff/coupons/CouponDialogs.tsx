import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import {
  useDeleteCouponMutation,
  useEndCouponMutation,
  type StaffCoupon,
} from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { dialogClosed, selectDialog } from '../ui/staffUiSlice.ts';
import type { IdempotentArg } from '../ui/useIdempotentSubmit.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

interface CouponDialogsProps {
  readonly coupon: StaffCoupon;
  readonly onEnded: (coupon: StaffCoupon) => void;
}

export function CouponDialogs({ coupon: { code }, onEnded }: CouponDialogsProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const navigate = useNavigate();
  const dialog = useStaffSelector(selectDialog);
  const [sendEnd, endResult] = useEndCouponMutation();
  const [remove, isDeleting] = useMutationWithToast(
    useDeleteCouponMutation(),
    'staff.coupons.deleted',
  );
  async function endNow(arg: { code: string } & IdempotentArg) {
    const answer = await sendEnd(arg);
    if (answer.data) onEnded(answer.data);
    return answer;
  }
  const [end, isEnding] = useMutationWithToast([endNow, endResult], 'staff.coupons.isEnded');
  const close = () => dispatch(dialogClosed());
  if (dialog?.name === 'endCoupon') {
    return (
      <ConfirmDialog
        isOpen
        onClose={close}
        title={formatMessage({ id: 'staff.coupons.end.title' }, { code })}
        text={formatMessage({ id: 'staff.coupons.end.text' })}
        confirmLabel={formatMessage({ id: 'staff.coupons.end' })}
        isBusy={isEnding}
        onConfirm={async () => {
          if (await end({ code })) close();
        }}
      />
    );
  }
  if (dialog?.name !== 'deleteCoupon') return null;
  return (
    <ConfirmDialog
      isOpen
      onClose={close}
      title={formatMessage({ id: 'staff.coupons.delete.title' }, { code })}
      text={formatMessage({ id: 'staff.coupons.delete.text' })}
      confirmLabel={formatMessage({ id: 'staff.coupons.delete' })}
      isBusy={isDeleting}
      onConfirm={async () => {
        if (await remove({ code })) void navigate(staffPaths.coupons);
      }}
    />
  );
}
