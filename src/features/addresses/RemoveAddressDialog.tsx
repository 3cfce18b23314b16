import { useIntl } from 'react-intl';
import { useRemoveAddressMutation } from '../../api/api.ts';
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
  const argument = { addressKeyForm: { address_id: addressId } };
  const confirmed = useConfirmed(useRemoveAddressMutation(), argument, state);
  return (
    <ConfirmDialog
      {...confirmed}
      title={formatMessage({ id: 'address.removeTitle' })}
      text={label}
      confirmLabel={formatMessage({ id: 'address.remove' })}
    />
  );
}
