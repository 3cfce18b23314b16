import { FormattedMessage } from 'react-intl';
import buttons from '../../components/Button.module.css';
import { useAppDispatch } from '../../store/hooks.ts';
import { reviewDialog } from './dialogs.ts';

interface WriteReviewButtonProps {
  readonly productId: string;
  readonly productName: string;
}

/** Opens the form of a review. */
export function WriteReviewButton({ productId, productName }: WriteReviewButtonProps) {
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={buttons.filled}
      aria-haspopup="dialog"
      onClick={() => dispatch(reviewDialog.opened({ productId, productName }))}
    >
      <FormattedMessage id="product.reviews.write" />
    </button>
  );
}
