import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { object } from 'yup';
import { useRemoveStaffPasskeyMutation } from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { OwnerProofField } from '../../forms/OwnerProofField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { rejectedWith } from '../problem.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { useMemberProof } from './useMemberProof.ts';

interface RemoveOwnPasskeyDialogProps {
  readonly passkeyId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a passkey is removed, and who asks for it. */
export function RemoveOwnPasskeyDialog({ passkeyId, name, onClose }: RemoveOwnPasskeyDialogProps) {
  const { formatMessage } = useIntl();
  const prove = useMemberProof();
  const [remove] = useRemoveStaffPasskeyMutation();
  const form = useStaffForm({
    name: 'staff-remove-passkey',
    initialValues: { password: '' },
    schema: object(),
    secrets: ['password'],
    send: async ({ password = '' }) => {
      const staffProof = await prove(password);
      if (!staffProof) return rejectedWith(formatMessage({ id: 'passkeys.noProof' }));
      return remove({ passkeyId, staffProof });
    },
    onDone: onClose,
    leadsAway: true,
    failedId: 'staff.failed',
  });
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage({ id: 'passkeys.removeTitle' })}>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage id="passkeys.removeText" values={{ name }} />
      </Typography>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'address.remove' })}>
        <OwnerProofField field={form.fieldOf('password')} hasPasskeys />
      </ServerFormFrame>
    </Dialog>
  );
}
