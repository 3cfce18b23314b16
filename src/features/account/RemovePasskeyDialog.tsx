import { useIntl } from 'react-intl';
import { isDone, useRemovePasskeyMutation } from '../../api/api.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import type { DialogState } from '../ui/dialogState.ts';
import { useConfirmed } from './useConfirmed.ts';

interface RemovePasskeyDialogProps extends DialogState {
  readonly passkeyId: string;
  /** Its name */
  readonly label: string;
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({ passkeyId, label, ...state }: RemovePasskeyDialogProps) {
  const { formatMessage } = useIntl();
  const [remove, sending] = useRemovePasskeyMutation();
  const handleConfirm = async () => {
    const { data } = await remove({ passkeyKeyForm: { passkey_id: passkeyId } });
    if (isDone(data)) state.onClose();
  };
  return (
    <ConfirmDialog
      {...state}
      {...useConfirmed(sending)}
      title={formatMessage({ id: 'passkeys.removeTitle' })}
      text={formatMessage({ id: 'passkeys.removeText' }, { name: label })}
      confirmLabel={formatMessage({ id: 'address.remove' })}
      onConfirm={() => void handleConfirm()}
    />
  );
}
