import { useIntl } from 'react-intl';
import { useRemovePictureMutation } from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { dialogClosed } from '../ui/staffUiSlice.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

interface RemovePictureDialogProps {
  readonly productId: string;
  readonly picture: string;
}

export function RemovePictureDialog({ productId, picture }: RemovePictureDialogProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [remove, isBusy] = useMutationWithToast(
    useRemovePictureMutation(),
    'staff.pictures.removed',
  );
  const close = () => dispatch(dialogClosed());
  return (
    <ConfirmDialog
      isOpen
      onClose={close}
      title={formatMessage({ id: 'staff.pictures.remove.title' })}
      text={formatMessage({ id: 'staff.pictures.remove.text' })}
      confirmLabel={formatMessage({ id: 'staff.pictures.remove.confirm' })}
      isBusy={isBusy}
      onConfirm={async () => {
        if (await remove({ productId, picture })) close();
      }}
    />
  );
}
