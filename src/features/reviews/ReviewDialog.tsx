import { useIntl } from 'react-intl';
import { Dialog } from '../../components/Dialog.tsx';
import type { DialogState } from '../ui/dialogState.ts';
import { ReviewForm } from './ReviewForm.tsx';

interface ReviewDialogProps extends DialogState {
  readonly productId: string;
  readonly productName: string;
}

export function ReviewDialog({ productId, productName, ...state }: ReviewDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage({ id: 'review.form.title' }, { name: productName })}
      closesBeside={false}
      {...state}
    >
      <ReviewForm key={productId} productId={productId} onClose={state.onClose} />
    </Dialog>
  );
}
