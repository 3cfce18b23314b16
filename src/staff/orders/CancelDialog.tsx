import { useIntl } from 'react-intl';
import { useChangeOrderStatusMutation } from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { orderName } from '../../lib/orderName.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

export function CancelDialog({ order, onClose }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const { number, status, is_written_to: isWrittenTo } = order;
  const isBack = status === 'dispatched';
  const [change, isBusy] = useMutationWithToast(
    useChangeOrderStatusMutation(),
    'staff.order.changed',
  );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'staff.order.cancel.title' }, { number: orderName(order) })}
      text={formatMessage({ id: 'staff.order.cancel.text' }, { isBack, isWrittenTo })}
      confirmLabel={formatMessage({ id: 'staff.order.do.cancelled' })}
      cancelLabel={formatMessage({ id: 'staff.order.cancel.keep' })}
      isBusy={isBusy}
      onConfirm={async () => {
        if (await change({ number, orderStatusForm: { status: 'cancelled' } })) onClose();
      }}
    />
  );
}
