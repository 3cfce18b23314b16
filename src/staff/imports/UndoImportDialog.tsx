import { useIntl } from 'react-intl';
import { useUndoImportMutation } from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { dialogClosed, selectDialog } from '../ui/staffUiSlice.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

export function UndoImportDialog() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const [undo, isBusy] = useMutationWithToast(useUndoImportMutation(), 'staff.import.undo.started');
  if (dialog?.name !== 'undoImport') return null;
  const { importId, file } = dialog;
  return (
    <ConfirmDialog
      isOpen
      onClose={() => dispatch(dialogClosed())}
      title={formatMessage({ id: 'staff.import.undo.title' }, { name: file })}
      text={formatMessage({ id: 'staff.import.undo.text' })}
      confirmLabel={formatMessage({ id: 'staff.import.undo' })}
      isBusy={isBusy}
      onConfirm={async () => {
        if (await undo({ importId })) dispatch(dialogClosed());
      }}
    />
  );
}
