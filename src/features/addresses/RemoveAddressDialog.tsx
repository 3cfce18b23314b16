import { useIntl } from 'react-intl';
import { isDone, useRemoveAddressMutation } from '../../api/api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import type { DialogState } from '../ui/dialogState.ts';
import { useConfirmed } from '../account/useConfirmed.ts';

interface RemoveAddressDialogProps extends DialogState {
  readonly addressId: string;
  /** Name and street */
  readonly label: string;
}

/** Asks before an address is removed. */
export function RemoveAddressDialog({ addressId, label, ...state }: RemoveAddressDialogProps) {
  const { formatMessage } = useIntl();
  const [remove, sending] = useRemoveAddressMutation();
  const handleConfirm = async () => {
    const { data } = await remove({ addressKeyForm: { address_id: addressId } });
    if (isDone(data)) state.onClose();
  };
  return (
    <ConfirmDialog
      {...state}
      {...useConfirmed(sending)}
      title={formatMessage({ id: 'address.removeTitle' })}
      text={label}
      confirmLabel={formatMessage({ id: 'address.remove' })}
      onConfirm={() => void handleConfirm()}
    />
  );
}
