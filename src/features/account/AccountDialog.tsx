import type { AccountDialogState } from '../ui/dialog.ts';
import type { DialogState } from '../ui/dialogState.ts';
import { CancelOrderDialog } from '../orders/CancelOrderDialog.tsx';
import { RemoveAddressDialog } from '../addresses/RemoveAddressDialog.tsx';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';

interface AccountDialogProps extends DialogState {
  readonly dialog: AccountDialogState;
}

/** The dialogs of the account, whose code comes together. */
export function AccountDialog({ dialog, ...state }: AccountDialogProps) {
  switch (dialog.name) {
    case 'removeAddress':
      return (
        <RemoveAddressDialog
          key={dialog.addressId}
          addressId={dialog.addressId}
          label={dialog.label}
          {...state}
        />
      );
    case 'removePasskey':
      return (
        <RemovePasskeyDialog
          key={dialog.passkeyId}
          passkeyId={dialog.passkeyId}
          label={dialog.label}
          {...state}
        />
      );
    case 'cancelOrder':
      return <CancelOrderDialog key={dialog.order.number} order={dialog.order} {...state} />;
    default:
      return dialog satisfies never;
  }
}
