import { useIntl } from 'react-intl';
import { useRemovePasskeyMutation } from '../../api/api.ts';
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
  const argument = { passkeyKeyForm: { passkey_id: passkeyId } };
  const confirmed = useConfirmed(useRemovePasskeyMutation(), argument, state);
  return (
    <ConfirmDialog
      {...confirmed}
      title={formatMessage({ id: 'passkeys.removeTitle' })}
      text={formatMessage({ id: 'passkeys.removeText' }, { name: label })}
      confirmLabel={formatMessage({ id: 'address.remove' })}
    />
  );
}
