import { useIntl } from 'react-intl';
import {
  useChangeMemberMutation,
  useRemoveMemberSecondFactorMutation,
  type Member,
  type MemberChange,
} from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { dialogClosed, selectDialog } from '../ui/staffUiSlice.ts';
import { roleTexts } from '../ui/textIds.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

interface MemberDialogProps {
  readonly member: Member;
  readonly change: MemberChange;
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

function MemberDialog({ member, change, ...texts }: MemberDialogProps) {
  const dispatch = useStaffDispatch();
  const [send, isBusy] = useMutationWithToast(useChangeMemberMutation(), 'staff.members.changed');
  const close = () => dispatch(dialogClosed());
  return (
    <ConfirmDialog
      isOpen
      onClose={close}
      isBusy={isBusy}
      onConfirm={async () => {
        if (await send({ memberId: member.id, memberChange: change })) close();
      }}
      {...texts}
    />
  );
}

function FactorsDialog({ member }: { readonly member: Member }) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [remove, isBusy] = useMutationWithToast(
    useRemoveMemberSecondFactorMutation(),
    'staff.members.factors.removed',
  );
  const close = () => dispatch(dialogClosed());
  const { name } = member;
  return (
    <ConfirmDialog
      isOpen
      onClose={close}
      isBusy={isBusy}
      onConfirm={async () => {
        if (await remove({ memberId: member.id })) close();
      }}
      title={formatMessage({ id: 'staff.members.factors.title' }, { name })}
      text={formatMessage({ id: 'staff.members.factors.text' }, { name })}
      confirmLabel={formatMessage({ id: 'staff.members.factors.remove' })}
    />
  );
}

export function MemberDialogs({ members }: { readonly members: readonly Member[] }) {
  const { formatMessage } = useIntl();
  const dialog = useStaffSelector(selectDialog);
  if (dialog === null || !('memberId' in dialog)) return null;
  const member = members.find(({ id }) => id === dialog.memberId);
  if (!member) return null;
  const { name } = member;
  if (dialog.name === 'endAccess') {
    return (
      <MemberDialog
        member={member}
        change={{ is_active: false }}
        title={formatMessage({ id: 'staff.members.disable.title' }, { name })}
        text={formatMessage({ id: 'staff.members.disable.text' })}
        confirmLabel={formatMessage({ id: 'staff.members.disable' })}
      />
    );
  }
  if (dialog.name === 'removeFactors') return <FactorsDialog member={member} />;
  const role = formatMessage({ id: roleTexts[dialog.role] });
  return (
    <MemberDialog
      member={member}
      change={{ role: dialog.role }}
      title={formatMessage({ id: 'staff.members.role.title' }, { name })}
      text={formatMessage({ id: 'staff.members.role.text' }, { role })}
      confirmLabel={formatMessage({ id: 'staff.members.role.change' })}
    />
  );
}
