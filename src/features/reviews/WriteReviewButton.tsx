import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '../../store/hooks.ts';
import { reviewDialog } from './dialogs.ts';

interface WriteReviewButtonProps {
  readonly productId: string;
  readonly productName: string;
}

export function WriteReviewButton({ productId, productName }: WriteReviewButtonProps) {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      onClick={() => dispatch(reviewDialog.opened({ productId, productName }))}
    >
      <FormattedMessage id="product.reviews.write" />
    </Button>
  );
}
