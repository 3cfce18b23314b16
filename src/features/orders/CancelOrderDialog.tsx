import { useIntl } from 'react-intl';
import { useCancelOrderMutation } from '../../api/api.ts';
import type { OrderKeyForm } from '../../api/endpoints.gen.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import type { DialogState } from '../ui/dialogState.ts';
import { useConfirmDialog } from '../account/useConfirmDialog.ts';
import { selectOrderName } from './orderNameSelector.ts';

interface CancelOrderDialogProps extends DialogState {
  readonly order: OrderKeyForm;
}

export function CancelOrderDialog({ order, ...state }: CancelOrderDialogProps) {
  const { formatMessage } = useIntl();
  const name = useAppSelector((root) => selectOrderName(root, order.number));
  const argument = { orderKeyForm: order };
  const confirmed = useConfirmDialog(useCancelOrderMutation(), argument, state);
  return (
    <ConfirmDialog
      {...confirmed}
      title={formatMessage({ id: 'order.cancelTitle' }, { number: name })}
      text={formatMessage({ id: 'order.cancelText' })}
      confirmLabel={formatMessage({ id: 'order.cancel' })}
      cancelLabel={formatMessage({ id: 'order.cancelKeep' })}
    />
  );
}
