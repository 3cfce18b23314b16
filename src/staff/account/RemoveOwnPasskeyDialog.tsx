import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRemoveStaffPasskeyMutation } from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { ProvenStaffForm } from './ProvenStaffForm.tsx';

interface RemoveOwnPasskeyDialogProps {
  readonly passkeyId: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function RemoveOwnPasskeyDialog({ passkeyId, name, onClose }: RemoveOwnPasskeyDialogProps) {
  const { formatMessage } = useIntl();
  const [remove] = useRemoveStaffPasskeyMutation();
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage({ id: 'passkeys.removeTitle' })}>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage id="passkeys.removeText" values={{ name }} />
      </Typography>
      <ProvenStaffForm
        name="staff-remove-passkey"
        submitLabel={formatMessage({ id: 'address.remove' })}
        hasPasskeys
        send={(staffProof) => remove({ passkeyId, staffProof })}
        onDone={onClose}
      />
    </Dialog>
  );
}
