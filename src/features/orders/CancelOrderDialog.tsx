import { useIntl } from 'react-intl';
import { useCancelOrderMutation } from '../../api/api.ts';
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
  const argument = { orderKeyForm: order };
  const confirmed = useConfirmed(useCancelOrderMutation(), argument, state);
  return (
    <ConfirmDialog
      {...confirmed}
      title={formatMessage({ id: 'order.cancelTitle' }, { number: order.number })}
      text={formatMessage({ id: 'order.cancelText' })}
      confirmLabel={formatMessage({ id: 'order.cancel' })}
      cancelLabel={formatMessage({ id: 'order.cancelKeep' })}
    />
  );
}
