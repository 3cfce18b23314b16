import { useIntl } from 'react-intl';
import { useRejectReviewMutation } from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

interface RejectReviewDialogProps {
  readonly reviewId: string;
  readonly onClose: () => void;
}

export function RejectReviewDialog({ reviewId, onClose }: RejectReviewDialogProps) {
  const { formatMessage } = useIntl();
  const [reject, isBusy] = useMutationWithToast(
    useRejectReviewMutation(),
    'staff.reviews.rejected',
  );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'staff.reviews.reject.title' })}
      text={formatMessage({ id: 'staff.reviews.reject.text' })}
      confirmLabel={formatMessage({ id: 'staff.reviews.reject' })}
      isBusy={isBusy}
      onConfirm={async () => {
        if (await reject({ reviewId })) onClose();
      }}
    />
  );
}
