import { useIntl } from 'react-intl';
import { isDone, useCancelOrderMutation } from '../../api/api.ts';
import type { OrderKeyForm } from '../../api/endpoints.gen.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import type { DialogState } from '../ui/dialogState.ts';
import { useConfirmed } from '../account/useConfirmed.ts';

interface CancelOrderDialogProps extends DialogState {
  /** Names the order; the secret of a guest's is a reference */
  readonly order: OrderKeyForm;
}

/** Asks before an order is cancelled. */
export function CancelOrderDialog({ order, ...state }: CancelOrderDialogProps) {
  const { formatMessage } = useIntl();
  const [cancel, sending] = useCancelOrderMutation();
  const handleConfirm = async () => {
    const { data } = await cancel({ orderKeyForm: order });
    if (isDone(data)) state.onClose();
  };
  return (
    <ConfirmDialog
      {...state}
      {...useConfirmed(sending)}
      title={formatMessage({ id: 'order.cancelTitle' }, { number: order.number })}
      text={formatMessage({ id: 'order.cancelText' })}
      confirmLabel={formatMessage({ id: 'order.cancel' })}
      onConfirm={() => void handleConfirm()}
    />
  );
}
