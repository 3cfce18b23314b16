import type { StaffOrder } from '../../api/staffApi.ts';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { dialogClosed, selectDialog } from '../ui/staffUiSlice.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { LatePaymentDialog } from './LatePaymentDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { SlotDialog } from './SlotDialog.tsx';

export function OrderDialogs({ order }: { readonly order: StaffOrder }) {
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const onClose = () => dispatch(dialogClosed());
  if (dialog?.name === 'refund') return <RefundDialog order={order} onClose={onClose} />;
  if (dialog?.name === 'cancel') return <CancelDialog order={order} onClose={onClose} />;
  if (dialog?.name === 'latePayment') return <LatePaymentDialog order={order} onClose={onClose} />;
  if (dialog?.name === 'orderAddress') return <AddressDialog order={order} onClose={onClose} />;
  if (dialog?.name === 'orderSlot') return <SlotDialog order={order} onClose={onClose} />;
  if (dialog?.name !== 'replace') return null;
  const line = order.lines.find(({ id }) => id === dialog.lineId);
  return line ? <ReplaceDialog order={order} line={line} onClose={onClose} /> : null;
}
