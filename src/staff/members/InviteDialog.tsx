import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { useInviteMemberMutation, type Role } from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { allRequired, fieldSchema } from '../../forms/fieldRules.ts';
import { SelectField } from '../../forms/SelectField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { ROLES } from './roles.ts';
import { roleTexts } from '../ui/textIds.ts';

const schema = fieldSchema(allRequired(['name', 'email'])).concat(
  object({ role: string().required('form.error.missing') }),
);

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [invite] = useInviteMemberMutation();
  const form = useStaffForm({
    name: 'staff-invite',
    initialValues: { name: '', email: '', role: 'packer' },
    schema,
    send: ({ name = '', email = '', role }, sendOnce) =>
      sendOnce(invite, {
        memberForm: { name: name.trim(), email: email.trim(), role: role as Role },
      }),
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.members.invited' } }));
      onClose();
    },
    isEmptied: true,
  });
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage({ id: 'staff.members.invite' })}>
      <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.members.invite' })}>
        <TextField field={form.fieldOf('name')} label={formatMessage({ id: 'staff.name' })} />
        <TextField
          field={form.fieldOf('email')}
          label={formatMessage({ id: 'staff.email' })}
          type="email"
        />
        <SelectField
          field={form.fieldOf('role')}
          label={formatMessage({ id: 'staff.members.role' })}
          placeholder={formatMessage({ id: 'form.choose' })}
          options={ROLES.map((role) => ({
            value: role,
            label: formatMessage({ id: roleTexts[role] }),
          }))}
        />
      </ServerFormFrame>
    </Dialog>
  );
}
