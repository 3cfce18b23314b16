import { useIntl } from 'react-intl';
import { useUnpublishContentMutation, type StaffContent } from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

interface UnpublishDialogProps {
  readonly content: StaffContent;
  readonly onClose: () => void;
}

export function UnpublishDialog({ content, onClose }: UnpublishDialogProps) {
  const { kind, handle } = content;
  const { formatMessage } = useIntl();
  const [unpublish, isBusy] = useMutationWithToast(
    useUnpublishContentMutation(),
    'staff.content.unpublished',
  );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'staff.content.unpublish.title' })}
      text={formatMessage({ id: 'staff.content.unpublish.text' })}
      confirmLabel={formatMessage({ id: 'staff.content.unpublish' })}
      isBusy={isBusy}
      onConfirm={async () => {
        if (await unpublish({ kind, handle })) onClose();
      }}
    />
  );
}
