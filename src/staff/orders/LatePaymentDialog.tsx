import { useIntl } from 'react-intl';
import { useConfirmPaymentMutation } from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useToldWrite } from '../ui/useToldWrite.ts';
import type { OrderDialogProps } from './orderDialogProps.ts';

/** Asks before money of a cancelled order is noted, which is to be sent back then. */
export function LatePaymentDialog({ order, onClose }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const { number, total_text: total } = order;
  const [confirm, isBusy] = useToldWrite(useConfirmPaymentMutation(), 'staff.order.paidLate');
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'staff.order.late.title' })}
      text={formatMessage({ id: 'staff.order.late.text' }, { number, total })}
      confirmLabel={formatMessage({ id: 'staff.order.late' })}
      isBusy={isBusy}
      onConfirm={async () => {
        if (await confirm({ number })) onClose();
      }}
    />
  );
}
