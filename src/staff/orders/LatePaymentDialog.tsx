import { useIntl } from 'react-intl';
import { useConfirmPaymentMutation } from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { orderName } from '../../lib/orderName.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

export function LatePaymentDialog({ order, onClose }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const { number, total_text: total } = order;
  const [confirm, isBusy] = useMutationWithToast(
    useConfirmPaymentMutation(),
    'staff.order.paidLate',
  );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'staff.order.late.title' })}
      text={formatMessage({ id: 'staff.order.late.text' }, { number: orderName(order), total })}
      confirmLabel={formatMessage({ id: 'staff.order.late' })}
      isBusy={isBusy}
      onConfirm={async () => {
        if (await confirm({ number })) onClose();
      }}
    />
  );
}
