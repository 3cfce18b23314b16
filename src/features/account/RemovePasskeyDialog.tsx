import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRemovePasskeyMutation } from '../../api/api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { fieldSchema } from '../../forms/fieldRules.ts';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm, type FormAnswer } from '../../forms/useServerForm.ts';
import type { DialogState } from '../ui/dialogState.ts';
import { besideOldPassword, useOwnerProof } from './ownerProof.ts';
import { OwnerProofField } from '../../forms/OwnerProofField.tsx';

const schema = fieldSchema([{ name: 'old_password', required: false }]);

interface RemovePasskeyDialogProps extends DialogState {
  readonly passkeyId: string;
  readonly label: string;
}

export function RemovePasskeyDialog({ passkeyId, label, ...state }: RemovePasskeyDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog title={formatMessage({ id: 'passkeys.removeTitle' })} {...state}>
      <RemovePasskeyForm passkeyId={passkeyId} label={label} onClose={state.onClose} />
    </Dialog>
  );
}

type RemovePasskeyFormProps = Omit<RemovePasskeyDialogProps, 'isOpen'>;

function RemovePasskeyForm({ passkeyId, label, onClose }: RemovePasskeyFormProps) {
  const { formatMessage } = useIntl();
  const prove = useOwnerProof();
  const [remove] = useRemovePasskeyMutation();
  const form = useServerForm<FormAnswer>({
    name: 'remove passkey',
    initialValues: { old_password: '' },
    schema,
    secrets: ['old_password'],
    send: async ({ old_password: password = '' }) => {
      const proof = await prove(password);
      if (!proof) return { data: { error: formatMessage({ id: 'passkeys.noProof' }) } };
      const passkeyKeyForm = { passkey_id: passkeyId, ...proof };
      return besideOldPassword(await remove({ passkeyKeyForm }));
    },
    leadsAway: true,
    onDone: onClose,
  });
  return (
    <ServerFormFrame
      form={form}
      submitLabel={formatMessage({ id: 'address.remove' })}
      footer={
        <p>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage id="confirm.cancel" />
          </Button>
        </p>
      }
    >
      <p>{formatMessage({ id: 'passkeys.removeText' }, { name: label })}</p>
      <OwnerProofField field={form.fieldOf('old_password')} hasPasskeys />
    </ServerFormFrame>
  );
}
