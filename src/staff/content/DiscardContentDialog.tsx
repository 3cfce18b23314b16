import { useIntl } from 'react-intl';
import { useDiscardContentDraftMutation, type StaffContent } from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

interface DiscardContentDialogProps {
  readonly content: StaffContent;
  readonly version: string;
  readonly onDiscarded: () => void;
  readonly onClose: () => void;
}

export function DiscardContentDialog(props: DiscardContentDialogProps) {
  const { content, version, onDiscarded, onClose } = props;
  const { kind, handle, in_shop: isInShop } = content;
  const { formatMessage } = useIntl();
  const [discard, isBusy] = useMutationWithToast(
    useDiscardContentDraftMutation(),
    'staff.content.discarded',
  );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'staff.content.discard.title' })}
      text={formatMessage({
        id: isInShop ? 'staff.content.discard.text' : 'staff.content.discard.whole',
      })}
      confirmLabel={formatMessage({ id: 'staff.content.discard' })}
      isBusy={isBusy}
      onConfirm={async () => {
        if (!(await discard({ kind, handle, version }))) return;
        onClose();
        onDiscarded();
      }}
    />
  );
}
