import { useIntl } from 'react-intl';
import { useRemoveAddressMutation } from '../../api/api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import type { DialogState } from '../ui/dialogState.ts';
import { useConfirmDialog } from '../account/useConfirmDialog.ts';

interface RemoveAddressDialogProps extends DialogState {
  readonly addressId: string;
  readonly label: string;
}

export function RemoveAddressDialog({ addressId, label, ...state }: RemoveAddressDialogProps) {
  const { formatMessage } = useIntl();
  const argument = { addressKeyForm: { address_id: addressId } };
  const confirmed = useConfirmDialog(useRemoveAddressMutation(), argument, state);
  return (
    <ConfirmDialog
      {...confirmed}
      title={formatMessage({ id: 'address.removeTitle' })}
      text={label}
      confirmLabel={formatMessage({ id: 'address.remove' })}
    />
  );
}
