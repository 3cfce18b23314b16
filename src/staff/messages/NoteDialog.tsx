import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useChangeMessageMutation } from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextAreaField } from '../../forms/TextAreaField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { baseOf, withBase } from '../ui/conflict.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useOverwriteCheck } from '../ui/useOverwriteCheck.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';

const schema = object({ note: string().trim().max(2000, 'form.error.long') });

interface NoteDialogProps {
  readonly messageId: string;
  readonly note: string;
  readonly onClose: () => void;
}

export function NoteDialog({ messageId, note, onClose }: NoteDialogProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [change] = useChangeMessageMutation();
  const overtaken = useOverwriteCheck();
  const form = useStaffForm({
    name: `staff-message-${messageId}`,
    initialValues: withBase({ note }, ''),
    schema,
    send: async (typed, sendOnce) => {
      const ended = await sendOnce(change, {
        messageId,
        staffMessageChange: {
          note: (typed['note'] ?? '').trim(),
          ...overtaken.from(baseOf(typed)['note'] ?? ''),
        },
      });
      overtaken.note(ended);
      return ended;
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.messages.changed' } }));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage({ id: 'staff.messages.note' })}>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.delivery.save' })}>
        <TextAreaField
          field={form.fieldOf('note')}
          label={formatMessage({ id: 'staff.messages.note' })}
          hint={formatMessage({ id: 'staff.messages.noteHint' })}
          isRequired={false}
          rows={4}
        />
      </ServerFormFrame>
    </Dialog>
  );
}
